import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { freshFolder } from '../support/postgres/freshFolder.ts';
import { isRunning, removeFolder, removeLeftovers } from '../support/postgres/leftovers.ts';
import { until } from '../support/smtp.ts';

const moduleAt = (name: string) => JSON.stringify(resolve(`tests/support/postgres/${name}.ts`));

/** A run that is killed while its PostgreSQL runs. */
const KILLED_RUN = `
const { freshFolder } = await import(${moduleAt('freshFolder')});
const { makeCluster, startCluster } = await import(${moduleAt('cluster')});
const folder = freshFolder();
makeCluster(folder + '/cluster');
const { process: started } = await startCluster(folder + '/cluster');
console.log(JSON.stringify({ folder, pid: started.pid }));
process.kill(process.pid, 'SIGKILL');
`;

it('what a killed run left is ended and removed by the next one, which leaves runs alone that go on', async () => {
  const own = freshFolder();
  const words = ['--no-warnings', '--input-type=module', '-e', KILLED_RUN];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  const { folder, pid } = JSON.parse(stdout) as { folder: string; pid: number };
  expect([existsSync(folder), isRunning(pid)]).toEqual([true, true]);
  removeLeftovers();
  await until(() => !isRunning(pid), 'the end of PostgreSQL');
  expect([existsSync(folder), existsSync(own)]).toEqual([false, true]);
  removeFolder(own);
});
