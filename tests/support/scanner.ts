import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from './server.ts';

/** Makes a virus scanner: a program that reads the file from standard input and may write to `$LOG`. */
export const makeScanner = (script: string): { command: string; log: string } => {
  const folder = freshDir();
  const program = join(folder, 'scan it');
  const log = join(folder, 'log');
  writeFileSync(program, `#!/bin/sh\nLOG='${log}'\n${script}\n`, { mode: 0o755 });
  return { command: `'${program}'`, log };
};
