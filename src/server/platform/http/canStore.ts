import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskTrouble } from '../database/diskTrouble.ts';
import { failureCode } from '../process/failure.ts';

/** More than what is left of a last page. */
const PROBE = Buffer.alloc(8192);
const UNTIED: readonly string[] = ['EACCES', 'EPERM'];

/** Whether the disk of a data folder takes something now: a small file is written there and removed. */
export const canStore = async (dataDir: string): Promise<boolean> => {
  const file = join(dataDir, `health-${randomBytes(6).toString('hex')}.probe`);
  try {
    await writeFile(file, PROBE, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const code = failureCode(error);
    if (isDiskTrouble(code) || UNTIED.includes(code)) return false;
    throw error;
  } finally {
    // What could not be made cannot be removed either, and has been answered for.
    await rm(file, { force: true }).catch(() => undefined);
  }
};
