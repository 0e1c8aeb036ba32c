import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Invocation } from '../../src/server/terminal/context.ts';
import { openDatabase } from './openDatabase.ts';
import { readConfig } from '../../src/server/platform/settings/config.ts';
import { openStaffDatabase } from '../../src/server/staff/openStaffDatabase.ts';
import { runStaff } from '../../src/server/staff/runStaff.ts';
import { databaseUrlFor, engine } from './engine.ts';
import { freshDir, startServer, type TestServer } from './server.ts';

export interface StaffResult {
  code: number | null;
  stdout: string;
  stderr: string;
  bytes: Buffer;
}

export interface StaffRun {
  dataDir: string;
  input?: string | Buffer;
  /** An undefined variable is not set. */
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** A command to run the program under, such as strace. */
  under?: readonly string[];
}

/** An empty home folder, so that commands do not write to the home of whoever runs the tests. */
const homeFolder = freshDir();

/** Starts the real program with only these settings, without jest's FORCE_COLOR. */
export const spawnStaff = (
  args: readonly string[],
  { dataDir, env = {}, cwd, under = [] }: StaffRun,
): ChildProcess => {
  const [program = '', ...underArgs] = [...under, process.execPath];
  return spawn(program, [...underArgs, resolve('src/server/staff.ts'), ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: homeFolder,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlFor(dataDir),
      DIST_DIR: '/nonexistent',
      USER: 'ada',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd,
  });
};

/** Runs the real program to its end. */
export const runProgram = async (args: readonly string[], run: StaffRun): Promise<StaffResult> => {
  const child = spawnStaff(args, run);
  const out: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  // A program that fails early does not read its input.
  child.stdin?.on('error', () => undefined).end(run.input ?? '');
  await once(child, 'close');
  const bytes = Buffer.concat(out);
  return { code: child.exitCode, stdout: bytes.toString(), stderr: Buffer.concat(errors).toString(), bytes };
};

/** The invocation of a command from another folder. */
export const testInvocation = (): Invocation => ({
  cwd: homeFolder,
  programDir: resolve('.'),
  settingsFile: '',
  env: { PATH: process.env['PATH'] },
});

export interface InProcessRun {
  /** The lines that a user types at a terminal. Without them, there is no terminal. */
  answers?: readonly string[];
  now?: Date;
  env?: Record<string, string>;
  input?: string;
  invocation?: Partial<Invocation>;
}

/** Runs a command in this process, which is faster and allows a clock and typed answers. */
export const runInProcess = async (
  args: readonly string[],
  dataDir: string,
  { answers, now, env = {}, input = '', invocation }: InProcessRun = {},
): Promise<Omit<StaffResult, 'bytes'> & { questions: string[] }> => {
  const remainingAnswers = [...(answers ?? [])];
  const questions: string[] = [];
  const written = { output: '', errors: '' };
  const terminal = (name: keyof typeof written) => ({
    write: (content: string | Uint8Array) => void (written[name] += Buffer.from(content).toString()),
  });
  const settings = () =>
    readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlFor(dataDir),
      DIST_DIR: '/nonexistent',
      SITE_URL: 'https://www.example.com',
      TRUST_PROXY: '1',
      ...env,
    });
  const code = await runStaff(args, {
    actor: 'ada',
    openDatabase: () => openStaffDatabase({ dataDir, databaseUrl: databaseUrlFor(dataDir) }),
    settings,
    now: () => now ?? new Date(),
    invocation: { ...testInvocation(), ...invocation },
    input: new Blob([input]).stream(),
    isAttended: answers !== undefined,
    ask: async (question) => {
      questions.push(question);
      return remainingAnswers.shift();
    },
    output: terminal('output'),
    errors: terminal('errors'),
  });
  return { code, stdout: written.output, stderr: written.errors, questions };
};

/** The database of a server that has started once, without sample openings. */
let template: string;
// Also used outside jest.
if ('beforeAll' in globalThis)
  beforeAll(async () => {
    template = freshDir();
    if (engine === 'sqlite') await openDatabase({ dataDir: template }).then(({ close }) => close());
  });

/** Makes a data folder with an empty database. */
export const emptyDataDir = (): string => {
  const dataDir = freshDir();
  if (engine === 'sqlite') copyFileSync(join(template, 'site.db'), join(dataDir, 'site.db'));
  return dataDir;
};

/** Makes a data folder. `staff` runs a command on it as a program, `run` in this process. Strings are split at spaces. */
export const makeDataFolder = ({ hasDatabase = true } = {}) => {
  const dataDir = hasDatabase ? emptyDataDir() : freshDir();
  const files = freshDir();
  return {
    dataDir,
    staff: (line: string, run: Omit<StaffRun, 'dataDir'> = {}) =>
      runProgram(line === '' ? [] : line.split(' '), { dataDir, ...run }),
    run: (line: string | readonly string[], options: InProcessRun = {}) =>
      runInProcess(typeof line === 'string' ? line.split(' ') : line, dataDir, options),
    path: (name: string) => join(files, name),
    /** Writes a file and returns its path. */
    file: (name: string, content: string | Buffer): string => {
      writeFileSync(join(files, name), content);
      return join(files, name);
    },
  };
};

/**
 * Starts servers that stop after their test, even a failed one, because a server that keeps running would keep the run
 * from ending. Call it inside `describe`.
 */
export const makeServerStarter = (): typeof startServer => {
  const running: TestServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  return async (env) => {
    const server = await startServer(env);
    running.push(server);
    return server;
  };
};
