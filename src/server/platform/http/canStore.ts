import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageFailure } from '../database/storageFailure.ts';
import { failureCode } from '../process/failure.ts';

/** Larger than a disk block, so that writing it needs free space. */
const PROBE = Buffer.alloc(8192);
const NO_PERMISSION: readonly string[] = ['EACCES', 'EPERM'];

/** Whether a data folder is writable and its disk has space. Tests it with a small file. */
export const canStore = async (dataDir: string): Promise<boolean> => {
  const file = join(dataDir, `health-${randomBytes(6).toString('hex')}.probe`);
  try {
    await writeFile(file, PROBE, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const code = failureCode(error);
    if (isStorageFailure(code) || NO_PERMISSION.includes(code)) return false;
    throw error;
  } finally {
    // A file that could not be made cannot be removed either.
    await rm(file, { force: true }).catch(() => undefined);
  }
};
