import type { BackupRecord } from '../../platform/records/backupRecords.ts';
import type { UpkeepParts } from '../parts.ts';

/** What is watched beyond answers and the process, as numbers. */
export interface WatchedFacts {
  database_up: number;
  can_store: number;
  mail_oldest_unsent_seconds: number;
  mail_dead: number;
  backup_age_seconds: number;
  retention_age_seconds: number;
}

const NEVER = -1;
const UNKNOWN = Number.NaN;

interface Watched extends Pick<UpkeepParts, 'readHealth' | 'canStore'> {
  readBackups: () => Promise<readonly BackupRecord[]>;
  now: () => Date;
}

/** Looks at everything once. Never rejects: where the database does not answer, that is the news. */
export const readWatchedFacts = async ({
  readHealth,
  canStore,
  readBackups,
  now,
}: Watched): Promise<WatchedFacts> => {
  const ageOf = (at: string | null | undefined) =>
    at ? Math.max(0, (now().getTime() - Date.parse(at)) / 1000) : NEVER;
  const can_store = Number(await canStore().catch(() => false));
  try {
    const { mail, retention } = await readHealth();
    const newest = (await readBackups()).find(({ isWhole }) => isWhole);
    return {
      database_up: 1,
      can_store,
      mail_oldest_unsent_seconds: mail.oldest_unsent_seconds ?? 0,
      mail_dead: mail.dead,
      backup_age_seconds: ageOf(newest?.at),
      retention_age_seconds: ageOf(retention),
    };
  } catch {
    return {
      database_up: 0,
      can_store,
      mail_oldest_unsent_seconds: UNKNOWN,
      mail_dead: UNKNOWN,
      backup_age_seconds: UNKNOWN,
      retention_age_seconds: UNKNOWN,
    };
  }
};
