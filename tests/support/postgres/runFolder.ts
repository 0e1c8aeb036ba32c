import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Environment variable with the folder of a test run. It contains the shared cluster and everything that tests write.
 */
export const RUN_FOLDER_VARIABLE = 'TEST_RUN_FOLDER';

/** The file is written once the shared cluster runs. */
export const RUNNING_FILE = 'running.json';

export interface Running {
  url: string;
  /** 0 if the run did not start the server. */
  pid: number;
}

/** Makes a folder that PostgreSQL's user may enter. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-run-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** Removes a folder, unless a file system is still mounted in it. */
export const removeFolder = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch {
    process.stdout.write(`${folder} could not be removed\n`);
  }
};
