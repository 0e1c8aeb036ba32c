import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Environment variable with the folder of a test run, which contains everything its tests write and the shared cluster.
 */
export const RUN_FOLDER = 'TEST_RUN_FOLDER';

/** Written once the shared cluster runs. */
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

/** Removes a folder. A file system that is still mounted in it stays. */
export const removeFolder = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch {
    process.stdout.write(`${folder} could not be removed\n`);
  }
};
