import { open, rm } from 'node:fs/promises';
import { codeOf } from './codeOf.ts';
import { refused } from './command/staffError.ts';

const OWNER_ONLY = 0o600;

const causes: Readonly<Record<string, string>> = {
  EEXIST: 'is there already; --force writes over it',
  ENOENT: 'cannot be written: its folder does not exist',
  ENOTDIR: 'cannot be written: its folder does not exist',
  EISDIR: 'is a folder; name a file',
  EACCES: 'cannot be written: you may not',
  ENOSPC: 'was not written: the disk is full',
};

const toRefusal = (file: string, error: unknown) => {
  const code = codeOf(error);
  return refused(`${file} ${causes[code] ?? `was not written (${code})`}`);
};

/**
 * Writes a file that only its owner may read. The test for an existing file is the creation itself, so of two at once
 * one is refused; half a file is taken away again. Throws a StaffError that names the cause.
 */
export const writeNewFile = async (
  file: string,
  bytes: Uint8Array,
  { overwrite }: { overwrite: boolean },
): Promise<void> => {
  const target = await open(file, overwrite ? 'w' : 'wx', OWNER_ONLY).catch((error: unknown) => {
    throw toRefusal(file, error);
  });
  try {
    await target.writeFile(bytes);
  } catch (error) {
    if (!overwrite) await rm(file, { force: true });
    throw toRefusal(file, error);
  } finally {
    await target.close();
  }
};
