import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_FOLDER } from './runFolder.ts';

/** Before a run of jest: a place for the PostgreSQL that the first test which needs one starts. */
// eslint-disable-next-line no-restricted-syntax -- jest takes it as a default export
export default function setUp(): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-run-'));
  chmodSync(folder, 0o755);
  process.env[RUN_FOLDER] = folder;
}
