import { resolve } from 'node:path';
import {
  applicationRepository,
  type ApplicationRepository,
} from '../applications/queries/applicationRepository.ts';
import { userQueries, type UserQueries } from '../desk/queries/users.ts';
import { messageRepository, type MessageRepository } from '../messages/queries/messageRepository.ts';
import { noticeRepository, type NoticeRepository } from '../openings/notices/noticeRepository.ts';
import { openingRepository, type OpeningRepository } from '../openings/queries/openingRepository.ts';
import { outboxStaffQueries, type OutboxStaffQueries } from '../outbox/queries/outboxStaffQueries.ts';
import type { DatabaseOptions } from '../platform/database/databaseOptions.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { urlWithoutPassword } from '../platform/database/postgres.ts';
import { auditStaffQueries, type AuditStaffQueries } from '../platform/records/audit.ts';
import { type BackupRecord, readNewestBackup, recordNewestBackup } from '../platform/records/meta.ts';
import { type HoldQueries, holdQueries } from '../privacy/queries/holds.ts';
import { personDataQueries, type PersonDataQueries } from '../privacy/queries/personDataQueries.ts';
import { type Erase, makeEraser } from '../privacy/repeatErasures.ts';
import { type StaffRetention, makeStaffRetention } from '../privacy/retention/startRetention.ts';
import { type HealthFacts, readHealth } from '../upkeep/health.ts';

/** The queries that staff commands use. */
export interface StaffDatabase {
  openings: OpeningRepository;
  applications: ApplicationRepository;
  messages: MessageRepository;
  outbox: OutboxStaffQueries;
  searchNotices: NoticeRepository;
  people: PersonDataQueries;
  users: UserQueries;
  audit: AuditStaffQueries;
  newestBackup: () => Promise<BackupRecord | undefined>;
  recordNewestBackup: (record: BackupRecord) => Promise<void>;
  erase: Erase;
  holds: HoldQueries;
  retention: StaffRetention;
  readHealth: (now: Date) => Promise<HealthFacts>;
  /** Absolute path of the data folder, or the URL of PostgreSQL. */
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Opens the database while a server may be running: SQLite's WAL allows both, so the server's lock is not taken. Throws
 * StartError if there is no database of this version. It creates none, because an empty database would suggest that
 * nothing is stored about anybody.
 */
export const openStaffDatabase = async ({
  dataDir,
  databaseUrl = '',
}: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): Promise<StaffDatabase> => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, create: false, update: 'no' });
  return {
    openings: openingRepository(db),
    applications: applicationRepository(db),
    messages: messageRepository(db),
    outbox: outboxStaffQueries(db),
    searchNotices: noticeRepository(db),
    people: personDataQueries(db),
    users: userQueries(db),
    audit: auditStaffQueries(db),
    newestBackup: () => readNewestBackup(db),
    recordNewestBackup: (record) => recordNewestBackup(db, record),
    erase: makeEraser({ db, dataDir }),
    holds: holdQueries(db),
    retention: makeStaffRetention({ db, dataDir }),
    readHealth: (now) => readHealth(db, now),
    dataDir: databaseUrl ? urlWithoutPassword(databaseUrl) : resolve(dataDir),
    close,
  };
};
