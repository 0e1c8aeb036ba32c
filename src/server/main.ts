import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { sampleOpenings } from '../content/sampleOpenings.ts';
import { site } from '../content/site.ts';
import { buildServer } from './app.ts';
import { falsePromises, readBuiltSettings } from './builtSettings.ts';
import { readClockMark } from './clock/clockMark.ts';
import { CLOCK_ADVICE, describeDoubt } from './clock/describeDoubt.ts';
import { sureClock } from './clock/sureClock.ts';
import { closeOnSignal } from './closeOnSignal.ts';
import { readConfig } from './config.ts';
import { addSampleOpenings } from './db/addSampleOpenings.ts';
import { takeServeLock } from './db/lock.ts';
import { openDatabase } from './db/openDatabase.ts';
import { closeToOthers } from './db/privateFiles.ts';
import { removeRestoreLeftovers } from './db/restoreLeftovers.ts';
import { updatedLine } from './db/updatedLine.ts';
import { sampleWarning } from './db/sampleWarning.ts';
import { listen } from './listen.ts';
import { mailNotice } from './mailNotice.ts';
import { makeParts } from './makeParts.ts';
import { readPageSources } from './readPageSources.ts';
import { repeatErasuresAtStart } from './repeatErasuresAtStart.ts';
import { makeSelfCheckToken } from './selfCheck/token.ts';
import { StartError } from './startError.ts';
import { startTasks } from './startTasks.ts';

const serve = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  const dataDir = resolve(config.dataDir);
  const distDir = resolve(config.distDir);
  const pageSources = readPageSources(distDir);
  const faults = falsePromises(config, readBuiltSettings(distDir));
  if (faults.length > 0) throw new StartError(faults.join('\n'));

  const lock = takeServeLock(dataDir);
  closeToOthers(dataDir);
  const { db, copy, close } = await openDatabase({ dataDir, update: 'after a copy' });
  removeRestoreLeftovers(dataDir);
  // Where another host has the openings, ours show nowhere, and samples would only wait to be taken for real.
  await addSampleOpenings(db, pageSources.careersHost ? [] : sampleOpenings);
  const erased = await repeatErasuresAtStart(db, dataDir);
  const sure = sureClock({ mark: await readClockMark(db) });
  const queue = new EventEmitter();
  const selfCheck = makeSelfCheckToken();
  const parts = makeParts({
    config,
    db,
    clock: sure.now,
    distDir,
    pageSources,
    isSelfCheck: selfCheck.isOwn,
    mailQueued: () => queue.emit('queued'),
  });
  const app = await buildServer(parts, config);

  const address = await listen(app, config);
  const tasks = startTasks({
    config,
    db,
    dataDir,
    address,
    selfCheckToken: selfCheck.token,
    log: app.log,
    sure,
  });
  queue.on('queued', tasks.wakeMail);
  closeOnSignal(app, {
    alongside: tasks.close,
    afterwards: async () => {
      await close();
      lock.release();
    },
  });
  // Beside the line of readiness and not among the log's, which programs read.
  const ready = `${site.name} is ready at ${address}`;
  const doubt = sure.doubt();
  const lines = [
    copy && updatedLine(copy),
    doubt && `${describeDoubt(doubt)}. ${CLOCK_ADVICE}`,
    ...erased,
    await sampleWarning(db),
    mailNotice(config.mail),
    ready,
  ];
  process.stdout.write(lines.map((line) => (line ? `${line}\n` : '')).join(''));
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
