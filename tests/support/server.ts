import Database from 'better-sqlite3';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { isBuildStale } from '../../scripts/isBuildStale.ts';
import { databaseUrlFor, engine } from './engine.ts';
import { queryPostgres } from './postgres/queryPostgres.ts';
import { RUN_FOLDER_VARIABLE } from './postgres/runFolder.ts';

type Env = Record<string, string>;

export interface Output {
  stdout: string;
  stderr: string;
}

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Ends the process and returns its exit code; null if a signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends the process and starts another one on the same data folder, at another port. */
  restart: (signal?: NodeJS.Signals) => Promise<void>;
  output: () => Output;
}

const READY_LINE = / is ready at (http:\/\/\S+)\n/;
const START_TIMEOUT_MS = 15_000;
/** Long, because a server is slower under a tracing command. */
const EXIT_TIMEOUT_MS = 40_000;
const BUNDLE = resolve('dist/server/main.cjs');
/** With a stale build, tests would fail without saying why. */
let isStale: boolean | undefined;

const commandLine = (): string[] => {
  if (process.env['TEST_SERVER_SOURCE'] === '1') return [resolve('src/server/serve.ts')];
  if ((isStale ??= isBuildStale(resolve(), process.env)))
    throw new Error('dist is missing or older than the sources: npm run build, or set TEST_SERVER_SOURCE=1');
  return ['-e', `require(${JSON.stringify(BUNDLE)}).main(process.env)`];
};

/** Tests send more in a minute than visitors do in an hour. Some set their own limits. */
const TEST_LIMITS: Env = {
  RATE_LIMIT_UPLOADS: '0',
  RATE_LIMIT_APPLICATIONS: '0',
  RATE_LIMIT_MESSAGES: '0',
  LEAST_FREE_BYTES: '0',
  DESK_PORT: 'off',
};

/** By default, the server uses the engine of this run. */
const databaseSettings = (env: Env): Env => ({ DATABASE_URL: databaseUrlFor(env['DATA_DIR'] ?? '') });

/** A server that sends mail needs a `SITE_URL` for its links. */
const siteUrlSettings = (env: Env): Env => (env['SMTP_URL'] ? { SITE_URL: 'https://www.example.com' } : {});

/** Makes a new folder inside the run's folder, which is removed after the run. */
export const freshDir = (): string =>
  mkdtempSync(join(process.env[RUN_FOLDER_VARIABLE] ?? tmpdir(), 'site-test-'));

/** `PROGRAM` in a server's settings replaces its entry file. */
const resolveProgram = ({ PROGRAM, ...env }: Env): { args: string[]; env: Env } => ({
  args: PROGRAM ? [PROGRAM] : commandLine(),
  env,
});

const launch = (settings: Env, under: readonly string[] = []): { child: ChildProcess; output: Output } => {
  const { args: entry, env } = resolveProgram(settings);
  const [program = '', ...args] = [...under, process.execPath, ...entry];
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      ...TEST_LIMITS,
      ...databaseSettings(env),
      ...siteUrlSettings(env),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return { child, output };
};

const waitUntilReady = async (child: ChildProcess, output: Output, timeoutMs: number): Promise<string> => {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const url = READY_LINE.exec(output.stdout)?.[1];
    if (url) return url;
    await new Promise((done) => setTimeout(done, 10));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output.stdout}${output.stderr}`);
};

const endProcess = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'close');
  child.kill(signal);
  await exited;
  return child.exitCode;
};

/** Starts the real server as a separate process, on a free port and a new data folder, without a built site. */
export const startServer = async (env: Env = {}, timeoutMs = START_TIMEOUT_MS): Promise<TestServer> => {
  const dataDir = env['DATA_DIR'] ?? freshDir();
  const settings = { DIST_DIR: join(dataDir, 'no-dist'), ...env, DATA_DIR: dataDir };
  let running = launch(settings);
  let url = await waitUntilReady(running.child, running.output, timeoutMs);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => endProcess(running.child, signal);
  return {
    get url() {
      return url;
    },
    get pid() {
      return running.child.pid ?? 0;
    },
    dataDir,
    stop,
    restart: async (signal) => {
      await stop(signal);
      running = launch(settings);
      url = await waitUntilReady(running.child, running.output, timeoutMs);
    },
    output: () => running.output,
  };
};

/**
 * Starts a server that is expected to fail, optionally `under` another command. Returns its exit code or signal, and
 * its output. Throws if it keeps running.
 */
export const startExpectingFailure = async (
  env: Env,
  under: readonly string[] = [],
): Promise<Output & { code: number | null; signal: NodeJS.Signals | null }> => {
  const { child, output } = launch({ DATA_DIR: freshDir(), DIST_DIR: '/nonexistent', ...env }, under);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, EXIT_TIMEOUT_MS);
  await once(child, 'close');
  clearTimeout(timer);
  if (isLate) throw new Error(`The server did not exit:\n${output.stdout}${output.stderr}`);
  return { ...output, code: child.exitCode, signal: child.signalCode };
};

/** Runs a SELECT on a server's database, from outside the server. */
export const queryDatabase = <Row>(dataDir: string, sql: string): Row[] => {
  // The caller knows the columns of its query.
  if (engine === 'postgres') return queryPostgres({ name: basename(dataDir), text: sql }).rows as Row[];
  const database = new Database(join(dataDir, 'site.db'), { readonly: true });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
};

/** Counts the stored uploads and applications. */
export const countStored = (dataDir: string): { resumes: number; applications: number } => {
  const [row] = queryDatabase<{ resumes: number; applications: number }>(
    dataDir,
    'select (select count(*) from resumes) as resumes, (select count(*) from applications) as applications',
  );
  if (!row) throw new Error('The database returned no counts');
  return row;
};
