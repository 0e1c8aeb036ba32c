import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failureCode, PreconditionError } from '../process/failure.ts';
import { syncToDisk } from './databaseFile.ts';

export interface NewFile {
  file: string;
  /** Whether to replace an existing file. */
  overwrite: boolean;
}

const PARTIAL = /\.partial-[0-9a-f]{12}(?:-journal|-wal|-shm)?$/;
const ABANDONED_AFTER_MS = 3_600_000;

/** Removes the partial files of killed processes, because they contain personal data. Files in progress are newer. */
const removeAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => PARTIAL.test(each))) {
    const path = join(folder, name);
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { force: true });
  }
};

const makePartial = (file: string): string => {
  const partial = `${file}.partial-${randomBytes(6).toString('hex')}`;
  try {
    removeAbandoned(dirname(file));
    closeSync(openSync(partial, 'wx', 0o600));
    return partial;
  } catch (cause) {
    throw new PreconditionError(`${file} cannot be written (${failureCode(cause)})`, { cause });
  }
};

/**
 * Writes a file for its owner only: `write` fills a partial file next to it, which is renamed once it is complete and
 * on disk. Throws PreconditionError.
 */
export const writeAtomically = async <T>(
  { file, overwrite }: NewFile,
  write: (partial: string) => Promise<T>,
): Promise<T> => {
  const existing = statSync(file, { throwIfNoEntry: false });
  if (existing && !overwrite) throw new PreconditionError(`${file} already exists; --force overwrites it`);
  // A rename would replace a device such as /dev/null for all programs.
  if (existing && !existing.isFile())
    throw new PreconditionError(`${file} is not a regular file; name another`);
  const partial = makePartial(file);
  const remove = () => {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(partial + suffix, { force: true });
  };
  process.once('exit', remove);
  try {
    const result = await write(partial);
    syncToDisk(partial);
    renameSync(partial, file);
    syncToDisk(dirname(file));
    return result;
  } finally {
    process.removeListener('exit', remove);
    remove();
  }
};
