import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where resumes lie while they are scanned: in the data folder, their owner's alone. */
export const scanFolderOf = (dataDir: string): string => join(dataDir, 'scan');

/**
 * Has a file with these bytes while `act` goes on, under a name of ours and not the applicant's (docs/requirements.md,
 * SCAN-2).
 */
export const withScanFile = async <Result>(
  folder: string,
  bytes: Uint8Array,
  act: (file: string) => Promise<Result>,
): Promise<Result> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, randomBytes(12).toString('hex'));
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes).finally(() => handle.close());
    return await act(file);
  } finally {
    await rm(file, { force: true });
  }
};

/** Removes what a server has left that was killed during a scan. The folder stays: it may be a disk of its own. */
export const removeScanFiles = (dataDir: string): void => {
  const folder = scanFolderOf(dataDir);
  try {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};
