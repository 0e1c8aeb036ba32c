import { applicationRepository, type ApplicationRepository } from '../db/applicationRepository.ts';
import { countApplications } from '../db/countApplications.ts';
import { listApplicationsTo } from '../db/listApplicationsTo.ts';
import { messageRepository, type MessageRepository } from '../db/messageRepository.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { openingRepository, type OpeningRepository } from '../db/openingRepository.ts';
import { outboxDesk, type OutboxDesk } from '../db/outboxDesk.ts';
import type { StoredApplication } from '../db/selectApplications.ts';

/** What staff work with, whether from a terminal or from elsewhere. */
export interface Desk {
  openings: OpeningRepository;
  applications: ApplicationRepository;
  messages: MessageRepository;
  outbox: OutboxDesk;
  /** Number of applications by the opening's id; openings without any are left out. */
  countApplications: () => Promise<Map<number, number>>;
  /** Applications for one opening, newest first. */
  listApplicationsTo: (openingId: number) => Promise<StoredApplication[]>;
  close: () => Promise<void>;
}

/**
 * Opens the database of a data folder beside a running server: SQLite's WAL lets both work, so the server's lock is not
 * taken. The database is made if it does not exist yet, without sample openings. Throws StartError.
 */
export const openDesk = async (dataDir: string): Promise<Desk> => {
  const { db, close } = await openDatabase({ dataDir });
  return {
    openings: openingRepository(db),
    applications: applicationRepository(db),
    messages: messageRepository(db),
    outbox: outboxDesk(db),
    countApplications: () => countApplications(db),
    listApplicationsTo: (openingId) => listApplicationsTo(db, openingId),
    close,
  };
};
