import { existsSync, linkSync, renameSync, statSync } from 'node:fs';
import { PreconditionError } from './preconditionError.ts';

interface Name {
  file: string;
  /** Also over a file that is there already. */
  overwrite: boolean;
}

const isThere = (file: string): PreconditionError =>
  new PreconditionError(`${file} is there already; --force writes over it`);

/**
 * Refuses the name of a file that is there, unless it may be written over, and of what is no file: a rename would put a
 * backup in the place of `/dev/null`, too, for all programs of the machine. Throws PreconditionError.
 */
export const refuseTaken = ({ file, overwrite }: Name): void => {
  if (!overwrite) throw isThere(file);
  if (!statSync(file).isFile())
    throw new PreconditionError(`${file} is no file that a backup could take the place of; name another`);
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Gives a backup that is whole its name. File systems without links cannot refuse a name that is taken; there it is
 * looked for beforehand.
 */
export const nameBackup = (partial: string, { file, overwrite }: Name): void => {
  if (overwrite) return renameSync(partial, file);
  try {
    // Unlike a rename, a link fails where a file is there already.
    return linkSync(partial, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || existsSync(file)) throw isThere(file);
    return renameSync(partial, file);
  }
};
