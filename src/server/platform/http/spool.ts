import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What is too large to wait in memory, until it has arrived. */
export interface Spool {
  write: (chunk: Buffer) => Promise<void>;
  /** All of it. */
  read: () => Promise<Buffer>;
  close: () => Promise<void>;
}

const ENDING = '.spool';

/**
 * Opens a file for its owner alone in a data folder, and takes its name away at once: it is read on without one, and not
 * even a kill leaves it behind (docs/requirements.md, UP-10).
 */
export const openSpool = async (dataDir: string): Promise<Spool> => {
  const file = join(dataDir, `upload-${randomBytes(8).toString('hex')}${ENDING}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  let length = 0;
  return {
    write: async (chunk) => {
      await handle.writeFile(chunk);
      length += chunk.length;
    },
    read: async () => {
      const bytes = Buffer.allocUnsafe(length);
      await handle.read(bytes, 0, length, 0);
      return bytes;
    },
    close: () => handle.close(),
  };
};

/** Removes what a server has left that was killed between making a file and taking its name away. */
export const removeSpools = (dataDir: string): void => {
  for (const name of readdirSync(dataDir))
    if (name.startsWith('upload-') && name.endsWith(ENDING)) rmSync(join(dataDir, name), { force: true });
};
