import type { Kysely } from 'kysely';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Config } from '../platform/settings/config.ts';
import type { DeskSettings } from '../platform/settings/deskSettings.ts';
import { type Erase, eraser } from '../privacy/repeatErasures.ts';
import { answerQueries, type AnswerQueries } from './queries/answers.ts';
import { deskApplications, type DeskApplications } from './queries/applications.ts';
import { deskMessages, type DeskMessages } from './queries/messages.ts';
import { startQueries, type StartQueries } from './queries/start.ts';
import { type BackupRecord, newestBackup } from '../platform/records/meta.ts';
import { openingRepository, type OpeningRepository } from '../openings/queries/openingRepository.ts';
import { peopleQueries, type PeopleQueries } from './queries/people.ts';
import { personStaffQueries, type PersonStaffQueries } from '../privacy/queries/personStaffQueries.ts';
import { recordQueries, type RecordQueries } from './queries/records.ts';
import { sessionQueries, type SessionQueries } from './queries/sessions.ts';
import { userQueries, type UserQueries } from './queries/users.ts';

/** What the staff desk's calls are answered from. */
export interface DeskParts {
  db: Kysely<Tables>;
  clock: () => Date;
  config: Config;
  settings: DeskSettings;
  users: UserQueries;
  sessions: SessionQueries;
  applications: DeskApplications;
  records: RecordQueries;
  people: PeopleQueries;
  held: PersonStaffQueries['held'];
  openings: OpeningRepository;
  messages: DeskMessages;
  start: StartQueries;
  newestBackup: () => Promise<BackupRecord | undefined>;
  answers: AnswerQueries;
  /** The resume of an application, byte for byte. */
  resumeBytes: ReturnType<typeof applicationRepository>['resumeBytes'];
  erase: Erase;
  hasMail: boolean;
  /** Address of the public site. */
  siteUrl: string;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
  log: { write: (line: string) => void };
}

export type GivenDeskParts = Pick<DeskParts, 'db' | 'config' | 'settings' | 'siteUrl' | 'mailQueued' | 'log'>;

/** The parts of the desk, from the server's settings and its open database. */
export const makeDeskParts = (given: GivenDeskParts, clock: () => Date = () => new Date()): DeskParts => ({
  ...given,
  clock,
  users: userQueries(given.db, clock),
  sessions: sessionQueries(given.db, clock),
  applications: deskApplications(given.db, clock),
  records: recordQueries(given.db, clock),
  people: peopleQueries(given.db),
  held: personStaffQueries(given.db).held,
  openings: openingRepository(given.db, clock),
  messages: deskMessages(given.db, clock),
  start: startQueries(given.db, clock),
  newestBackup: () => newestBackup(given.db),
  answers: answerQueries(given.db, clock),
  resumeBytes: applicationRepository(given.db, { clock }).resumeBytes,
  erase: eraser({ db: given.db, dataDir: given.config.dataDir, clock }),
  hasMail: given.config.mail.smtpUrl !== '',
});
