import { resolve } from 'node:path';
import { applicationDesk, type ApplicationDesk } from '../applications/queries/applicationDesk.ts';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { countApplications } from '../applications/queries/countApplications.ts';
import { messageDesk, type MessageDesk } from '../messages/queries/messageDesk.ts';
import { messageRepository, type MessageRepository } from '../messages/queries/messageRepository.ts';
import { openingDesk, type OpeningDesk } from '../openings/queries/openingDesk.ts';
import { openingRepository, type OpeningRepository } from '../openings/queries/openingRepository.ts';
import { outboxDesk, type OutboxDesk } from '../outbox/queries/outboxDesk.ts';
import type { ResumeFile } from '../outbox/resumeFile.ts';
import { clockDesk, type ClockDesk } from '../platform/clock/clockDesk.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { auditDesk, type AuditDesk } from '../platform/records/auditDesk.ts';
import { noteDesk, type NoteDesk } from '../platform/records/noteDesk.ts';
import { eraser, type Erase } from '../privacy/eraser.ts';
import { canBeCopied, openCopy } from '../privacy/openCopy.ts';
import { personDesk, type PersonDesk } from '../privacy/queries/personDesk.ts';
import { retentionDesk, type RetentionDesk } from '../privacy/retention/retentionDesk.ts';
import { readHealth, type HealthFacts } from '../upkeep/queries/readHealth.ts';

/** What staff work with, whether from a terminal or from elsewhere. */
export interface Desk {
  openings: OpeningRepository & OpeningDesk;
  applications: ApplicationDesk;
  messages: MessageRepository & MessageDesk;
  outbox: OutboxDesk;
  notes: NoteDesk;
  people: PersonDesk;
  audit: AuditDesk;
  /** Number of applications by the opening's id; openings without any are left out. */
  countApplications: () => Promise<Map<number, number>>;
  /** The resume of an application, byte for byte as it was uploaded. */
  resumeBytes: (reference: string) => Promise<ResumeFile | undefined>;
  erase: Erase;
  clock: ClockDesk;
  retention: RetentionDesk;
  readHealth: (now: Date) => Promise<HealthFacts>;
  /** The folder that is searched, as a whole path. */
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Opens the database of a data folder beside a running server: SQLite's WAL lets both work, so the server's lock is not
 * taken. Throws StartError where the folder holds no database of this version: no command makes or changes one unasked,
 * and an empty one made here would answer that nothing is held about anybody (STAFF-18).
 */
export const openDesk = async (dataDir: string): Promise<Desk> => {
  const { db, close } = await openDatabase({ dataDir, create: false, update: 'no' }).catch(
    (error: unknown) => {
      // On a full or read-only disk those that read work all the same (OPS-14).
      if (!canBeCopied(dataDir, error)) throw error;
      return openCopy(dataDir);
    },
  );
  const clock = await clockDesk(db);
  return {
    openings: { ...openingRepository(db, clock.now), ...openingDesk(db, clock.now) },
    applications: applicationDesk(db),
    messages: { ...messageRepository(db), ...messageDesk(db) },
    outbox: outboxDesk(db),
    notes: noteDesk(db),
    people: personDesk(db),
    audit: auditDesk(db),
    countApplications: () => countApplications(db),
    resumeBytes: applicationRepository(db).resumeBytes,
    erase: eraser({ db, dataDir }),
    clock,
    retention: retentionDesk({ db, dataDir, now: clock.now }),
    readHealth: (now) => readHealth(db, now),
    dataDir: resolve(dataDir),
    close,
  };
};
