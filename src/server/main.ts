import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { buildServer } from './app.ts';
import { startDesk } from './desk/desk.ts';
import { sampleWarning } from './openings/queries/initialOpenings.ts';
import { describeMissingMail } from './outbox/startOutbox.ts';
import { describeMissingPages } from './pages/sendPage.ts';
import { isStorageFailure } from './platform/database/storageFailure.ts';
import { isWritable } from './platform/database/postgres.ts';
import { canStore } from './platform/http/canStore.ts';
import { listen } from './platform/http/listen.ts';
import { closeGracefully, closeOnSignal } from './platform/process/closeOnSignal.ts';
import { failureCode, StartError } from './platform/process/failure.ts';
import { VERSION, versionLine } from './platform/process/version.ts';
import { readConfig } from './platform/settings/config.ts';
import { findSettingMismatches, readManifest } from './platform/settings/manifest.ts';
import { makeDependencies } from './start/makeDependencies.ts';
import { openServerDatabase } from './start/openServerDatabase.ts';
import { startTasks } from './start/startTasks.ts';
import { startMetrics } from './upkeep/metrics.ts';

/** If the check or the update of the database takes longer, the port is opened meanwhile: pages of the build need no database. */
const PATIENCE_MS = 300;

/** The first rendered page takes a third of a second, in which nobody else is served; later ones take 10 ms. */
const renderFirstPages = async (app: FastifyInstance): Promise<void> => {
  for (const url of [paths.careers, `${paths.search}?q=${encodeURIComponent(site.name)}`])
    // It fails if the server is stopped meanwhile.
    await app.inject(url).catch(() => undefined);
};

interface ServeOptions {
  /** Whether pages are rendered before the first visitor asks for them. Tests do without. */
  isWarmedUp?: boolean;
}

const serve = async (env: NodeJS.ProcessEnv, { isWarmedUp }: ServeOptions): Promise<void> => {
  const config = readConfig(env);
  const dataDir = resolve(config.dataDir);
  const distDir = resolve(config.distDir);
  const { settings: built, ...pageSources } = readManifest(distDir);
  const mismatches = findSettingMismatches(config, built);
  if (mismatches.length > 0) throw new StartError(mismatches.join('\n'));

  // If another host has the openings, the site does not show ours, so it needs no samples.
  const database = await openServerDatabase({
    dataDir,
    databaseUrl: config.databaseUrl,
    connections: config.databaseConnections,
    hasSamples: !pageSources.careersHost,
  });
  const { db, reader } = database;
  let preparation = database.work;
  const outboxEvents = new EventEmitter();
  const wakeOutbox = () => void outboxEvents.emit('queued');
  const canStoreNow = async () =>
    config.databaseUrl ? isWritable(db) : !database.isReplaced() && (await canStore(dataDir));
  const metrics = await startMetrics(config.metricsPort, {
    db,
    canStore: canStoreNow,
    siteUrl: config.site.siteUrl,
  });
  const dependencies = makeDependencies({
    config,
    db,
    distDir,
    pageSources,
    wakeOutbox,
    canStore: canStoreNow,
    preparation: () => preparation,
    isReplaced: database.isReplaced,
    recordResponse: metrics.recordResponse,
  });
  const app = await buildServer(dependencies, config);
  const preparing = database.prepare();
  const isLate = database.work !== undefined && !(await Promise.race([preparing, setTimeout(PATIENCE_MS)]));
  const earlyUrl = isLate ? await listen(app, config) : undefined;
  const preparationLines = await preparing;
  preparation = undefined;

  const { desk: settings } = config;
  const siteUrl = config.site.siteUrl || `http://localhost:${config.port}`;
  const desk =
    settings &&
    (await startDesk({ db, reader, config, settings, siteUrl, wakeOutbox, log: dependencies.log }));
  const url = earlyUrl ?? (await listen(app, config));
  app.log.info({ version: VERSION, node: process.versions.node }, 'started');
  const tasks = startTasks({
    config,
    db,
    dataDir,
    log: app.log,
    hasOpenings: pageSources.careersHost === '',
  });
  outboxEvents.on('queued', tasks.wake);
  closeOnSignal(app, {
    whileClosing: async () => {
      await Promise.all([tasks.close(), metrics.close(), desk && closeGracefully(desk.app)]);
    },
    afterClosing: database.close,
  });
  // Messages for the operator go to standard output, the log to standard error.
  const readyLine = `${site.name} is ready at ${url}`;
  const lines = [
    ...preparationLines,
    await sampleWarning(db),
    describeMissingMail(config.mail),
    describeMissingPages(distDir),
    ...(desk?.lines ?? []),
    readyLine,
  ];
  process.stdout.write(lines.map((line) => (line ? `${line}\n` : '')).join(''));
  if (isWarmedUp) await renderFirstPages(app);
};

/**
 * Runs the server with the settings of `env` until a signal ends it. Prints a line when it is ready. If it cannot
 * start, it prints one line for each cause to stderr and exits with 1.
 */
export const main = async (env: NodeJS.ProcessEnv, options: ServeOptions = {}): Promise<void> => {
  if (process.argv.includes('--version')) {
    process.stdout.write(`${versionLine()}\n`);
    return;
  }
  try {
    await serve(env, options);
  } catch (error) {
    const code = failureCode(error);
    if (!(error instanceof StartError) && !isStorageFailure(code)) throw error;
    const line = error instanceof StartError ? error.message : `The database cannot be used (${code})`;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
};
