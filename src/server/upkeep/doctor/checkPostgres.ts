import { type Kysely, sql } from 'kysely';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { countServers, placeOf, takesWrites } from '../../platform/database/postgres.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { StartError } from '../../platform/process/failure.ts';
import type { Config } from '../../platform/settings/config.ts';
import { type Finding, good, note, problem } from './finding.ts';

interface PostgresFacts {
  /** `16.4`. */
  version: string;
  /** What its texts are written in; ours are UTF-8. */
  encoding: string;
  /** In bytes. */
  size: number;
  takesWrites: boolean;
  /** How far this machine's clock is ahead of its own, in milliseconds. */
  aheadBy: number;
  isServed: boolean;
}

/** What PostgreSQL says of itself. */
const readPostgres = async (db: Kysely<Tables>): Promise<PostgresFacts> => {
  const { rows } = await sql<Pick<PostgresFacts, 'version' | 'encoding' | 'size'> & { time: number }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      pg_database_size(current_database()) as size,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(db);
  const wall = Date.now();
  const { version = '', encoding = '', size = 0, time = wall } = rows[0] ?? {};
  return {
    version,
    encoding,
    size,
    aheadBy: wall - time,
    takesWrites: await takesWrites(db),
    isServed: (await countServers(db)) > 0,
  };
};

const MINUTE_MS = 60_000;
const MOST_DIFFERENCE_MS = 10 * MINUTE_MS;

const describe = (place: string, facts: PostgresFacts): Finding[] => {
  const { version, size, encoding, takesWrites, aheadBy, isServed } = facts;
  const minutes = Math.round(Math.abs(aheadBy) / MINUTE_MS);
  return [
    good(`The database is ${place} (PostgreSQL ${version}, ${formatBytes(size)})`),
    ...(encoding === 'UTF8'
      ? []
      : [
          problem(
            `Its texts are stored as ${encoding}`,
            'Make a database with --encoding=UTF8 and copy into it',
          ),
        ]),
    ...(takesWrites
      ? []
      : [problem('It takes no writes: it is a replica', 'Set DATABASE_URL to its primary')]),
    ...(Math.abs(aheadBy) <= MOST_DIFFERENCE_MS
      ? []
      : [
          problem(
            `The clock of this machine is ${minutes} minutes ${aheadBy > 0 ? 'ahead of' : 'behind'} the database's`,
            'Set both by a time service: timedatectl set-ntp true',
          ),
        ]),
    isServed
      ? good('A server is connected to it')
      : note('No server is connected to it: nobody is answered until one is started'),
  ];
};

/** The database, where it is PostgreSQL. */
export const checkPostgres = async ({ dataDir, databaseUrl }: Config): Promise<Finding[]> => {
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl, create: false, update: 'no' });
    try {
      return describe(placeOf(databaseUrl), await readPostgres(db));
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [what = '', ...advice] = error.message.split('\n');
    return [problem(what, advice.join('. ') || 'See docs/operations.md, PostgreSQL is away')];
  }
};
