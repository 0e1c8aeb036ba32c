import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../process/startError.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown cause';

/** Not mkdir's own `recursive`: under /proc Node 24 tries that again for ever. */
const makeDir = (dir: string, isParentMade = false): void => {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(dir).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || isParentMade) throw error;
    makeDir(dirname(dir));
    makeDir(dir, true);
  }
};

/** The line an operator reads when a data folder cannot be used. */
export const dataDirError = (dataDir: string, error: unknown): StartError =>
  new StartError(`DATA_DIR ${dataDir} cannot be used (${codeOf(error)})`, { cause: error });

/** Makes the data folder where it is missing, for the owner only; StartError when it cannot be made. */
export const makeDataDir = (dataDir: string): void => {
  try {
    makeDir(dataDir);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
};
