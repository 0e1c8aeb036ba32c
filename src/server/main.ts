import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { sampleOpenings } from '../content/sampleOpenings.ts';
import { site } from '../content/site.ts';
import { buildServer } from './app.ts';
import { closeOnSignal } from './closeOnSignal.ts';
import { readConfig } from './config.ts';
import { addSampleOpenings } from './db/addSampleOpenings.ts';
import { applicationRepository } from './db/applicationRepository.ts';
import { takeServeLock } from './db/lock.ts';
import { messageRepository } from './db/messageRepository.ts';
import { openDatabase } from './db/openDatabase.ts';
import { openingRepository } from './db/openingRepository.ts';
import { resumeRepository } from './db/resumeRepository.ts';
import { listen } from './listen.ts';
import { rendererLoader } from './loadRenderer.ts';
import { startMail } from './mail/startMail.ts';
import { readPageSources } from './readPageSources.ts';
import { StartError } from './startError.ts';

const serve = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  const dataDir = resolve(config.dataDir);
  const distDir = resolve(config.distDir);
  const pageSources = readPageSources(distDir);

  const lock = takeServeLock(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  await addSampleOpenings(db, sampleOpenings);
  const queue = new EventEmitter();
  const app = await buildServer(
    {
      openings: openingRepository(db),
      resumes: resumeRepository(db),
      applications: applicationRepository(db),
      messages: messageRepository(db),
      mailQueued: () => queue.emit('queued'),
      checkDatabase: async () => {
        await db.selectFrom('meta').select('key').limit(1).execute();
      },
      site: resolve(distDir, 'site'),
      loadRenderer: rendererLoader(distDir),
      pageSources,
      log: process.stderr,
    },
    config,
  );

  const address = await listen(app, config);
  const outbox = startMail({ settings: config.mail, db, log: app.log });
  queue.on('queued', outbox.wake);
  closeOnSignal(app, {
    alongside: outbox.close,
    afterwards: async () => {
      await close();
      lock.release();
    },
  });
  process.stdout.write(`${site.name} is ready at ${address}\n`);
};

/**
 * Runs the server with the settings of `env` until a signal ends it. Prints one line when it is ready; whatever
 * keeps it from starting is one line on stderr a cause, and exit code 1 (docs/requirements.md, SET-1).
 */
export const main = async (env: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await serve(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
