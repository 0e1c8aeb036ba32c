import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { NoteAnswer } from '../platform/http/accessLog.ts';
import { backupRecords } from '../platform/records/backupRecords.ts';
import { makeMetrics } from '../upkeep/metrics/metrics.ts';
import { serveMetrics } from '../upkeep/metrics/serveMetrics.ts';
import { readWatchedFacts } from '../upkeep/metrics/watchedFacts.ts';
import type { UpkeepParts } from '../upkeep/parts.ts';
import { readHealth } from '../upkeep/queries/readHealth.ts';

interface Watched extends Pick<UpkeepParts, 'canStore'> {
  db: Kysely<Tables>;
  now: () => Date;
}

interface RunningMetrics {
  noteAnswer: NoteAnswer;
  close: () => Promise<void>;
}

/** Serves metrics on their port; does nothing at all where that is 0. */
export const startMetrics = async (port: number, { db, now, ...given }: Watched): Promise<RunningMetrics> => {
  if (port === 0) return { noteAnswer: () => undefined, close: async () => undefined };
  const metrics = await makeMetrics(() =>
    readWatchedFacts({
      ...given,
      now,
      readHealth: () => readHealth(db, now()),
      readBackups: backupRecords(db).list,
    }),
  );
  const { close } = await serveMetrics(metrics, port);
  return { noteAnswer: metrics.noteAnswer, close };
};
