import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { site } from '../content/site.ts';
import { buildServer } from './app.ts';
import { falsePromises, readBuiltSettings } from './builtSettings.ts';
import { readClockMark } from './clock/clockMark.ts';
import { CLOCK_ADVICE, describeDoubt } from './clock/describeDoubt.ts';
import { sureClock } from './clock/sureClock.ts';
import { canStore } from './canStore.ts';
import { closeOnSignal } from './closeOnSignal.ts';
import { readConfig } from './config.ts';
import { sampleWarning } from './db/sampleWarning.ts';
import { isDiskTrouble } from './diskTrouble.ts';
import { listen } from './listen.ts';
import { failureCode } from './mail/failureLine.ts';
import { mailNotice } from './mailNotice.ts';
import { makeParts } from './makeParts.ts';
import { openToServe } from './openToServe.ts';
import { readPageSources } from './readPageSources.ts';
import { makeSelfCheckToken } from './selfCheck/token.ts';
import { StartError } from './startError.ts';
import { noTasks, startTasks } from './startTasks.ts';

const serve = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  const dataDir = resolve(config.dataDir);
  const distDir = resolve(config.distDir);
  const pageSources = readPageSources(distDir);
  const faults = falsePromises(config, readBuiltSettings(distDir));
  if (faults.length > 0) throw new StartError(faults.join('\n'));

  // Where another host has the openings, ours show nowhere, and samples would only wait to be taken for real.
  const served = await openToServe({ dataDir, hasSamples: !pageSources.careersHost });
  const { db, isStoring } = served;
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
    isClockInDoubt: () => sure.doubt() !== undefined,
    canStore: async () => isStoring && canStore(dataDir),
  });
  const app = await buildServer(parts, config);

  const address = await listen(app, config);
  // Without a place for what was done, each of them would do it again: mails would go out at every start.
  const tasks = isStoring
    ? startTasks({
        config,
        db,
        dataDir,
        address,
        selfCheckToken: selfCheck.token,
        log: app.log,
        sure,
      })
    : noTasks;
  queue.on('queued', tasks.wakeMail);
  closeOnSignal(app, {
    alongside: tasks.close,
    afterwards: served.close,
  });
  // Beside the line of readiness and not among the log's, which programs read.
  const ready = `${site.name} is ready at ${address}`;
  const doubt = sure.doubt();
  const lines = [
    ...served.lines,
    doubt && `${describeDoubt(doubt)}. ${CLOCK_ADVICE}`,
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
    const code = failureCode(error);
    if (!(error instanceof StartError) && !isDiskTrouble(code)) throw error;
    const line = error instanceof StartError ? error.message : `The database cannot be used (${code})`;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
};
