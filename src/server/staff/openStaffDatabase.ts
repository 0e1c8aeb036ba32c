import { resolve } from 'node:path';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import {
  applicationStaffQueries,
  type ApplicationStaffQueries,
} from '../applications/queries/applicationStaffQueries.ts';
import { countApplications } from '../applications/queries/countApplications.ts';
import { messageRepository, type MessageRepository } from '../messages/queries/messageRepository.ts';
import { messageStaffQueries, type MessageStaffQueries } from '../messages/queries/messageStaffQueries.ts';
import { countAlerts, type AlertCount } from '../openings/alerts/countAlerts.ts';
import { openingRepository, type OpeningRepository } from '../openings/queries/openingRepository.ts';
import { openingStaffQueries, type OpeningStaffQueries } from '../openings/queries/openingStaffQueries.ts';
import { outboxStaffQueries, type OutboxStaffQueries } from '../outbox/queries/outboxStaffQueries.ts';
import type { ResumeFile } from '../outbox/transport.ts';
import type { DatabaseOptions } from '../platform/database/databaseOptions.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { placeOf } from '../platform/database/postgres.ts';
import { auditStaffQueries, type AuditStaffQueries } from '../platform/records/auditStaffQueries.ts';
import { backupRecords, type BackupRecords } from '../platform/records/backupRecords.ts';
import { noteStaffQueries, type NoteStaffQueries } from '../platform/records/noteStaffQueries.ts';
import { lastProxy } from '../platform/records/proxyRecord.ts';
import { eraser, type Erase } from '../privacy/eraser.ts';
import { personStaffQueries, type PersonStaffQueries } from '../privacy/queries/personStaffQueries.ts';
import { type RetentionForStaff, retentionForStaff } from '../privacy/retention/startRetention.ts';
import { readHealth, type HealthFacts } from '../upkeep/queries/readHealth.ts';

/** What staff work with, whether from a terminal or from elsewhere. */
export interface StaffDatabase {
  openings: OpeningRepository & OpeningStaffQueries;
  applications: ApplicationStaffQueries;
  messages: MessageRepository & MessageStaffQueries;
  outbox: OutboxStaffQueries;
  notes: NoteStaffQueries;
  people: PersonStaffQueries;
  audit: AuditStaffQueries;
  backups: BackupRecords;
  /** Number of applications by the opening's id; openings without any are left out. */
  countApplications: () => Promise<Map<number, number>>;
  countAlerts: () => Promise<AlertCount[]>;
  /** The resume of an application, byte for byte as it was uploaded. */
  resumeBytes: (reference: string) => Promise<ResumeFile | undefined>;
  erase: Erase;
  retention: RetentionForStaff;
  /** When a request was last forwarded to a server that trusts no proxy. */
  lastProxy: () => Promise<string | undefined>;
  readHealth: (now: Date) => Promise<HealthFacts>;
  /** The folder that is searched, as a whole path, or where PostgreSQL is. */
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Opens the database of a data folder beside a running server: SQLite's WAL lets both work, so the server's lock is not
 * taken. Throws StartError where the folder holds no database of this version: no command makes or changes one unasked,
 * and an empty one made here would answer that nothing is held about anybody.
 */
export const openStaffDatabase = async ({
  dataDir,
  databaseUrl = '',
}: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): Promise<StaffDatabase> => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, create: false, update: 'no' });
  return {
    openings: { ...openingRepository(db), ...openingStaffQueries(db) },
    applications: applicationStaffQueries(db),
    messages: { ...messageRepository(db), ...messageStaffQueries(db) },
    outbox: outboxStaffQueries(db),
    notes: noteStaffQueries(db),
    people: personStaffQueries(db),
    audit: auditStaffQueries(db),
    backups: backupRecords(db),
    countApplications: () => countApplications(db),
    countAlerts: () => countAlerts(db),
    resumeBytes: applicationRepository(db).resumeBytes,
    erase: eraser({ db, dataDir }),
    retention: retentionForStaff({ db, dataDir }),
    lastProxy: () => lastProxy(db),
    readHealth: (now) => readHealth(db, now),
    dataDir: databaseUrl ? placeOf(databaseUrl) : resolve(dataDir),
    close,
  };
};
