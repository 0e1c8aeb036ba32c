import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { letVisitorsFirst } from './platform/process/visitorsFirst.ts';
import { readConfig } from './platform/settings/config.ts';
import { runStaff } from './staff/runStaff.ts';
import { readInvocation } from './terminal/context.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Exits. A reader such as `head` closes the pipe early, which is not a failure. */
const handleOutputError = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written (${error.code ?? error.name})\n`);
  process.exit(1);
};

const toTerminal = (stream: NodeJS.WriteStream): Terminal => {
  stream.on('error', handleOutputError);
  return { write: (content) => void stream.write(content) };
};

/** Asks a question on the terminal; undefined after Ctrl-C or Ctrl-D. */
const ask = async (question: string): Promise<string | undefined> => {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const inputClosed = new AbortController();
  reader.once('close', () => inputClosed.abort());
  try {
    return await reader.question(question, { signal: inputClosed.signal });
  } catch {
    return undefined;
  } finally {
    reader.close();
  }
};

// 'exit' handlers remove incomplete files. Without this, a signal would skip them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

// `npm start` reads the same file. The environment takes precedence.
if (existsSync('.env')) process.loadEnvFile('.env');

// The server usually runs meanwhile.
letVisitorsFirst();

const settings = () => readConfig(process.env);

process.exitCode = await runStaff(process.argv.slice(2), {
  actor: process.env['USER'] || process.env['LOGNAME'] || 'staff',
  // Loaded on first use, because the help needs no database.
  openDatabase: async () => (await import('./staff/openStaffDatabase.ts')).openStaffDatabase(settings()),
  settings,
  now: () => new Date(),
  invocation: readInvocation(process.env, {
    cwd: process.cwd(),
    // Two levels above both src/server and dist/staff.
    programDir: resolve(dirname(process.argv[1] ?? ''), '../..'),
  }),
  input: process.stdin,
  isAttended: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  ask,
  output: toTerminal(process.stdout),
  errors: toTerminal(process.stderr),
});
