import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from './server.ts';

/** A scanner of the operator's: a real program. `$1` is the file; what stands in `log` outlives it. */
export const makeScanner = (script: string): { command: string; log: string } => {
  const folder = freshDir();
  const program = join(folder, 'scan it');
  const log = join(folder, 'log');
  writeFileSync(program, `#!/bin/sh\nLOG='${log}'\n${script}\n`, { mode: 0o755 });
  return { command: `'${program}'`, log };
};

/** What lies in the folder of the files that are being scanned. */
export const scanFiles = (dataDir: string): string[] => {
  try {
    return readdirSync(join(dataDir, 'scan'));
  } catch {
    return [];
  }
};
