import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { readSurroundings } from './desk/place/surroundings.ts';
import { readQuestions } from './desk/terminal/questions.ts';
import type { Terminal } from './desk/terminal/terminal.ts';
import { readConfig } from './platform/settings/config.ts';
import { runStaff } from './staff/runStaff.ts';

/** `| head` closes the pipe as soon as it has enough: that is no failure. */
const endWithReader = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written (${error.code ?? error.name})\n`);
  process.exit(1);
};

const toTerminal = (stream: NodeJS.WriteStream): Terminal => {
  stream.on('error', endWithReader);
  // Node's types say boolean; on a pipe it is undefined.
  const isTerminal = Boolean(stream.isTTY);
  return {
    write: (content) => void stream.write(content),
    isTerminal,
    width: isTerminal && stream.columns > 0 ? stream.columns : Infinity,
    hasColours: isTerminal && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
  };
};

// The same file as `npm start` reads; what the environment says already stands.
if (existsSync('.env')) process.loadEnvFile('.env');

const isAttended = Boolean(process.stdin.isTTY && process.stdout.isTTY);
const settings = () => readConfig(process.env);
const siteUrl = (): string => settings().site.siteUrl;
const questions = readQuestions({ input: process.stdin, output: process.stdout, isTerminal: isAttended });

process.exitCode = await runStaff(process.argv.slice(2), {
  actor: process.env['USER'] || process.env['LOGNAME'] || 'staff',
  // Loaded on first use: with Kysely in it, help took 0.5 s instead of 0.25.
  openDatabase: async () => (await import('./staff/openStaffDatabase.ts')).openStaffDatabase(settings()),
  settings,
  siteUrl,
  now: () => new Date(),
  surroundings: readSurroundings({
    env: process.env,
    current: process.cwd(),
    home: homedir(),
    // From src/server as from dist/server.
    program: resolve(dirname(process.argv[1] ?? ''), '../..'),
  }),
  input: process.stdin,
  isAttended,
  questions,
  editor: process.env['VISUAL'] || process.env['EDITOR'] || '',
  output: toTerminal(process.stdout),
  errors: toTerminal(process.stderr),
});
