import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of runs bear the process that made them; see leftovers.ts. */
export const FOLDER = 'site-test-run-';

/** A folder for clusters: whoever PostgreSQL runs as has to get through it. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
};
