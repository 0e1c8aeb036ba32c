import type { SettingReader } from './settingReader.ts';

/** Where the data are kept. */
export interface DatabaseSettings {
  /** Address of PostgreSQL, with user and password; empty: the SQLite file of the data folder. Never to be logged. */
  databaseUrl: string;
  /** Most connections of this process to it. */
  databaseConnections: number;
}

const SCHEMES = ['postgres:', 'postgresql:'];
/** Requests need one while the outbox, retention and alerts each hold one. */
const FEWEST_CONNECTIONS = 4;
const MOST_CONNECTIONS = 100;

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, host, pathname } = new URL(text);
  return SCHEMES.includes(protocol) && host !== '' && /^\/[^/]+$/.test(pathname);
};

export const readDatabaseSettings = ({ setting, check }: SettingReader): DatabaseSettings => {
  const databaseUrl = setting('DATABASE_URL', '');
  // The fault does not repeat it: it holds a password.
  check(
    databaseUrl === '' || isAddress(databaseUrl),
    'DATABASE_URL must be an address like postgres://user:password@host:5432/database, or empty for the file under DATA_DIR',
  );
  const text = setting('DATABASE_CONNECTIONS', '10');
  const databaseConnections = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  check(
    databaseConnections >= FEWEST_CONNECTIONS && databaseConnections <= MOST_CONNECTIONS,
    `DATABASE_CONNECTIONS must be a whole number from ${FEWEST_CONNECTIONS} to ${MOST_CONNECTIONS}`,
  );
  return { databaseUrl, databaseConnections };
};
