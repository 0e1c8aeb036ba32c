import type { Kysely } from 'kysely';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { openingRepository } from '../openings/queries/openingRepository.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newestBackup } from '../platform/records/meta.ts';
import type { Config } from '../platform/settings/config.ts';
import type { DeskSettings } from '../platform/settings/deskSettings.ts';
import { personStaffQueries } from '../privacy/queries/personStaffQueries.ts';
import { makeEraser } from '../privacy/repeatErasures.ts';
import { answerQueries } from './queries/answers.ts';
import { deskApplications } from './queries/applications.ts';
import { deskMessages } from './queries/messages.ts';
import { peopleQueries } from './queries/people.ts';
import { recordQueries } from './queries/records.ts';
import { sessionQueries } from './queries/sessions.ts';
import { startQueries } from './queries/start.ts';
import { userQueries } from './queries/users.ts';

/** What the desk's dependencies are made from. */
export interface DeskSources {
  db: Kysely<Tables>;
  config: Config;
  settings: DeskSettings;
  /** Address of the public site. */
  siteUrl: string;
  /** Wakes the outbox worker. */
  wakeOutbox: () => void;
  log: { write: (line: string) => void };
}

/** The dependencies of the staff desk's calls. */
export const makeDeskParts = (given: DeskSources, clock: () => Date = () => new Date()) => ({
  ...given,
  clock,
  users: userQueries(given.db, clock),
  sessions: sessionQueries(given.db, clock),
  applications: deskApplications(given.db, clock),
  records: recordQueries(given.db, clock),
  people: peopleQueries(given.db),
  readPersonData: personStaffQueries(given.db).held,
  openings: openingRepository(given.db, clock),
  messages: deskMessages(given.db, clock),
  start: startQueries(given.db, clock),
  newestBackup: () => newestBackup(given.db),
  answers: answerQueries(given.db, clock),
  resumeBytes: applicationRepository(given.db, { clock }).resumeBytes,
  erase: makeEraser({ db: given.db, dataDir: given.config.dataDir, clock }),
  hasMail: given.config.mail.smtpUrl !== '',
});
export type DeskParts = ReturnType<typeof makeDeskParts>;
