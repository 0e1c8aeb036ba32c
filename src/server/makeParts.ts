import type { Kysely } from 'kysely';
import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { applicationRepository } from './db/applicationRepository.ts';
import { eraser } from './db/eraser.ts';
import { groupCommit } from './db/groupCommit.ts';
import { messageRepository } from './db/messageRepository.ts';
import { openingRepository } from './db/openingRepository.ts';
import { readHealth } from './db/readHealth.ts';
import { resumeRepository } from './db/resumeRepository.ts';
import type { Tables } from './db/tables.ts';
import { withdrawalRepository } from './db/withdrawalRepository.ts';
import { rendererLoader } from './loadRenderer.ts';
import type { Parts } from './parts.ts';

interface Made extends Pick<
  Parts,
  'pageSources' | 'isSelfCheck' | 'mailQueued' | 'canStore' | 'isClockInDoubt'
> {
  config: Config;
  db: Kysely<Tables>;
  distDir: string;
  /** The time by which openings appear and close, and everything is stamped. */
  clock: () => Date;
}

/** The server's parts, from its settings and its open database. The repositories share commits (ONCE-9). */
export const makeParts = ({ config, db, distDir, clock, ...given }: Made): Parts => {
  const options = {
    clock,
    write: groupCommit(db),
    periods: config.periods,
    announces: config.notify === 'immediate',
  };
  return {
    ...given,
    openings: openingRepository(db, clock),
    resumes: resumeRepository(db, options),
    applications: applicationRepository(db, options),
    messages: messageRepository(db, options),
    withdrawals: withdrawalRepository({ db, clock, erase: eraser({ db, dataDir: resolve(config.dataDir) }) }),
    receiptFacts: {
      replyWithinDays: config.periods.replyWithinDays,
      hasMail: config.mail.smtpUrl !== '',
    },
    readHealth: () => readHealth(db, clock()),
    site: resolve(distDir, 'site'),
    loadRenderer: rendererLoader(distDir),
    log: process.stderr,
  };
};
