import type { Kysely } from 'kysely';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { openingPages } from '../openings/queries/openingPages.ts';
import { openingRecruiters } from '../openings/queries/openingRecruiters.ts';
import { openingRepository } from '../openings/queries/openingRepository.ts';
import type { Tables } from '../platform/database/tables.ts';
import { readNewestBackup } from '../platform/records/meta.ts';
import type { Config } from '../platform/settings/config.ts';
import type { DeskSettings } from '../platform/settings/deskSettings.ts';
import { correctionQueries } from '../privacy/queries/corrections.ts';
import { holdQueries } from '../privacy/queries/holds.ts';
import { personDataQueries } from '../privacy/queries/personDataQueries.ts';
import { makeEraser } from '../privacy/repeatErasures.ts';
import { answerQueries } from './queries/answers.ts';
import { deskApplicationQueries } from './queries/applications.ts';
import { deskMessageQueries } from './queries/messages.ts';
import { peopleQueries } from './queries/people.ts';
import { personQueries } from './queries/person.ts';
import { recordQueries } from './queries/records.ts';
import { sessionQueries } from './queries/sessions.ts';
import { startQueries } from './queries/start.ts';
import { userQueries } from './queries/users.ts';

/** What the dependencies are built from. */
export interface DeskSources {
  db: Kysely<Tables>;
  /** For lists and searches, which may read many rows. */
  reader: Kysely<Tables>;
  config: Config;
  settings: DeskSettings;
  /** URL of the public site. */
  siteUrl: string;
  /** Wakes the outbox worker. */
  wakeOutbox: () => void;
  log: { write: (line: string) => void };
}

/** The dependencies of the staff desk's calls. */
export const makeDeskDependencies = (sources: DeskSources, clock: () => Date = () => new Date()) => ({
  ...sources,
  clock,
  users: userQueries(sources.db, clock),
  sessions: sessionQueries(sources.db, clock),
  applications: deskApplicationQueries(sources.db, clock, sources.reader),
  records: recordQueries(sources.db, clock),
  person: personQueries(sources.db, clock),
  people: peopleQueries(sources.reader),
  readPersonData: personDataQueries(sources.db).findByReferences,
  holds: holdQueries(sources.db, clock),
  corrections: correctionQueries({ db: sources.db, clock, periods: sources.config.periods }),
  openings: openingRepository(sources.db, clock),
  openingPages: openingPages(sources.reader, clock),
  recruiters: openingRecruiters(sources.db, clock),
  messages: deskMessageQueries(sources.db, clock, sources.reader),
  start: startQueries(sources.reader, clock),
  readNewestBackup: () => readNewestBackup(sources.db),
  answers: answerQueries(sources.db, { clock, undoSeconds: sources.settings.undoSeconds }),
  readResumeFile: applicationRepository(sources.db, { clock }).readResumeFile,
  erase: makeEraser({ db: sources.db, dataDir: sources.config.dataDir, clock }),
  hasMail: sources.config.mail.smtpUrl !== '',
});
export type DeskDependencies = ReturnType<typeof makeDeskDependencies>;
