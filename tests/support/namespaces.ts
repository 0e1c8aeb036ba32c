import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const pause = () => spawnSync('sleep', ['0.05']);

export interface Namespaces {
  /** Runs a program in them, as root. */
  enter: (...words: string[]) => SpawnSyncReturns<string>;
  /** Ends whatever runs in them; their mounts go with it. */
  end: () => void;
}

/**
 * Namespaces of mounts and processes, and a network of their own where they do not have this machine's. They end with
 * this process, however that ends: what a test started in them holds no port when the next run begins.
 */
export const startNamespaces = ({ hasNetwork }: { hasNetwork: boolean }): Namespaces => {
  const spaces = ['--mount', '--pid', ...(hasNetwork ? [] : ['--net'])];
  // The first process of a namespace reaps those whose parents have ended, as a shell does; `sleep` does not.
  const first = ['sh', '-c', 'while sleep 0.2; do :; done'];
  const holder = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'KILL',
      'unshare',
      ...spaces,
      '--fork',
      '--kill-child',
      '--propagation',
      'private',
      ...first,
    ],
    { stdio: 'ignore' },
  );
  const childOfHolder = () => readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim();
  while (childOfHolder() === '') pause();
  const pid = childOfHolder();
  return {
    enter: (...words) =>
      spawnSync('nsenter', ['-t', pid, ...spaces, ...words], {
        encoding: 'utf8',
        maxBuffer: 50_000_000,
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          HOME: '/root',
          DEBIAN_FRONTEND: 'noninteractive',
          LC_ALL: 'C.UTF-8',
          USER: 'root',
        },
      }),
    end: () => {
      process.kill(Number(pid), 'SIGKILL');
      while (existsSync(`/proc/${pid}`)) pause();
    },
  };
};
