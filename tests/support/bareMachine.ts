import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareRoot } from './bareRoot.ts';
import { startNamespaces } from './namespaces.ts';

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
  const { enter, end } = startNamespaces({ hasNetwork });
  const must = (...words: string[]) => {
    const { status, stderr } = enter(...words);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  };
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
      end();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
