import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER } from './freshFolder.ts';

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What cannot be removed, like a disk that is still mounted there, stays; nothing depends on it. */
export const removeFolder = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch {
    process.stdout.write(`${folder} could not be removed\n`);
  }
};

/** Ends the PostgreSQL of a folder. Its number may be another process's by now, which has not the folder in its command. */
const endCluster = (folder: string): void => {
  const file = join(folder, 'cluster/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  const command = pid > 0 && isRunning(pid) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  if (!command.includes(folder)) return;
  process.kill(pid, 'SIGKILL');
};

/** Ends and removes what runs left that were killed, and nothing of those that go on. */
export const removeLeftovers = (): void => {
  for (const name of readdirSync(tmpdir())) {
    const [pid] = name.startsWith(FOLDER) ? name.slice(FOLDER.length).split('-') : [];
    if (!pid || !/^\d+$/.test(pid) || isRunning(Number(pid))) continue;
    endCluster(join(tmpdir(), name));
    removeFolder(join(tmpdir(), name));
  }
};
