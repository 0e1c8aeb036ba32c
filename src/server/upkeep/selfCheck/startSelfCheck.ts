import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { applicationRepository } from '../../applications/queries/applicationRepository.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { noteSuccess } from '../../platform/database/successes.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import type { EmailIds } from '../../platform/settings/emailIds.ts';
import { eraseTestRows } from '../../privacy/queries/eraseTestRows.ts';
import { ownCalls, type OwnCallParts } from './ownCalls.ts';
import { probeApplication } from './probeApplication.ts';
import { probeMessage } from './probeMessage.ts';

export interface SelfCheckParts extends Omit<OwnCallParts, 'ending'> {
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
  emailIds: EmailIds;
}

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Leaves nothing of a check behind; an upload that no application claimed is known by its file's name. */
const removeTraces = async (db: Kysely<Tables>, run: string): Promise<void> => {
  await eraseTestRows(db);
  await db.deleteFrom('resumes').where('client_name', '=', run).where('claimed_by', 'is', null).execute();
};

/** One check of the real calls, over HTTP; whatever it stored is gone afterwards, also when it fails. */
const check = async (parts: SelfCheckParts, ending: AbortSignal): Promise<void> => {
  const { db, emailIds } = parts;
  const run = `self-check-${randomUUID()}.pdf`;
  const call = ownCalls({ ...parts, ending });
  try {
    await probeApplication(call, applicationRepository(db), run);
    await probeMessage(call, { db, emailIds, run });
  } finally {
    await removeTraces(db, run);
  }
};

/**
 * A minute after the start and every hour: an upload, an application and a message through the real calls, read back
 * and removed (docs/requirements.md, OPS-8). A failure is one line in the log, and the instant of the last success
 * stays where it was.
 */
export const startSelfCheck = (parts: SelfCheckParts): RepeatedTask => {
  const { db, clock, log } = parts;
  return repeat({
    name: 'self-check',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    clock,
    log,
    act: async (ending) => {
      try {
        await check(parts, ending);
      } catch (error) {
        if (ending.aborted) return;
        throw error;
      }
      log.info({}, 'self-check passed');
      await noteSuccess(db, 'self_check', clock.now());
    },
  });
};
