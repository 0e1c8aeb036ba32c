import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDir } from './server.ts';

const MIRROR = 'http://deb.debian.org/debian';
const RELEASE = 'bookworm';
const NEEDED = ['debootstrap', 'unshare', 'nsenter', 'chroot'];

/** Why no bare machine can be made here; undefined where one can. */
export const noBareMachine = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root makes a bare root';
  const missing = NEEDED.filter((name) => spawnSync('which', [name]).status !== 0);
  return missing.length > 0 ? `not installed here: ${missing.join(', ')}` : undefined;
};

/** A bare Debian, made once on a machine and copied for each test. */
const bareRoot = (): string => {
  const kept = join(tmpdir(), `site-bare-${RELEASE}`);
  if (!existsSync(kept)) {
    const making = `${kept}.${process.pid}`;
    execFileSync('debootstrap', ['--variant=minbase', RELEASE, making, MIRROR], { stdio: 'ignore' });
    renameSync(making, kept);
  }
  const root = join(freshDir(), 'root');
  execFileSync('cp', ['-a', kept, root]);
  return root;
};

export interface Ran {
  status: number | null;
  output: string;
}

export interface BareMachine {
  root: string;
  /** Runs a text as root's shell does, and stops at its first failure. */
  run: (text: string) => Ran;
  /** Puts a program of the test's own before those of the system. */
  play: (name: string, program: string) => void;
  read: (file: string) => string;
  remove: () => void;
}

/** A bare Debian root; `hasNetwork`: that of this machine, else one of its own with nothing but itself. */
export const startBareMachine = ({ hasNetwork }: { hasNetwork: boolean }): BareMachine => {
  const root = bareRoot();
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  const spaces = hasNetwork ? ['--mount'] : ['--mount', '--net'];
  // Holds the mounts, which go with it.
  const holder = spawn('unshare', [...spaces, '--propagation', 'private', 'sleep', 'infinity'], {
    stdio: 'ignore',
  });
  const enter = (...words: string[]) =>
    spawnSync('nsenter', ['-t', String(holder.pid), '--mount', ...(hasNetwork ? [] : ['--net']), ...words], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        DEBIAN_FRONTEND: 'noninteractive',
        LC_ALL: 'C.UTF-8',
        USER: 'root',
      },
    });
  const must = (...words: string[]) => {
    const { status, stderr } = enter(...words);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  };
  // Until it has become `sleep`, it is not in its own namespaces yet.
  while (!readFileSync(`/proc/${holder.pid}/comm`, 'utf8').startsWith('sleep')) spawnSync('sleep', ['0.05']);
  must('mount', '-t', 'proc', 'proc', join(root, 'proc'));
  must('mount', '--rbind', '/dev', join(root, 'dev'));
  if (!hasNetwork) must('ip', 'link', 'set', 'lo', 'up');
  mkdirSync(join(root, 'usr/sbin'), { recursive: true });
  const play = (name: string, program: string) => {
    writeFileSync(join(root, 'usr/local/bin', name), program);
    chmodSync(join(root, 'usr/local/bin', name), 0o755);
  };
  // Packages start nothing by themselves.
  writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return {
    root,
    play,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    run: (text) => {
      writeFileSync(join(root, 'tmp/block.sh'), text);
      const { status, stdout, stderr } = enter(
        'chroot',
        root,
        '/bin/bash',
        '-euo',
        'pipefail',
        '/tmp/block.sh',
      );
      return { status, output: stdout + stderr };
    },
    remove: () => {
      // Whatever still runs in the root was started by this test.
      enter('sh', '-c', `for each in ${root}/run/*.pid; do kill "$(cat "$each")"; done`);
      holder.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
};
