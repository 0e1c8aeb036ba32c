import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder, RUN_FOLDER_VARIABLE, RUNNING_FILE, type Running } from './runFolder.ts';

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** Stops the PostgreSQL of a test run and removes what its tests wrote. */
// eslint-disable-next-line no-restricted-syntax -- jest and Playwright take it as a default export
export default async function tearDown(): Promise<void> {
  const folder = process.env[RUN_FOLDER_VARIABLE];
  if (!folder) return;
  const file = join(folder, RUNNING_FILE);
  const { pid } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Running) : { pid: 0 };
  if (pid > 0) process.kill(pid, 'SIGQUIT');
  while (pid > 0 && isRunning(pid)) await new Promise((done) => setTimeout(done, 20));
  removeFolder(folder);
}
