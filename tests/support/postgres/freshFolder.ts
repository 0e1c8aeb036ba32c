import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for clusters: whoever PostgreSQL runs as has to get through it. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-run-'));
  chmodSync(folder, 0o755);
  return folder;
};
