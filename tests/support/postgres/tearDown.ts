import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, removeFolder } from './leftovers.ts';
import { RUN_FOLDER, RUNNING_FILE, type Running } from './runFolder.ts';

/** After a run: ends the PostgreSQL that it started, and removes what its tests wrote. */
// eslint-disable-next-line no-restricted-syntax -- jest takes it as a default export
export default async function tearDown(): Promise<void> {
  const folder = process.env[RUN_FOLDER];
  if (!folder) return;
  const file = join(folder, RUNNING_FILE);
  if (existsSync(file)) {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as Running;
    // Its data go with it: at once.
    if (pid > 0) process.kill(pid, 'SIGQUIT');
    while (pid > 0 && isRunning(pid)) await new Promise((done) => setTimeout(done, 20));
  }
  removeFolder(folder);
}
