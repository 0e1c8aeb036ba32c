import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from './server.ts';

const DATE = '2026-11-20T10:00:00Z';
const COMMIT_DATES = { GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE };
const IDENTITY = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com'];

/** Copies the project into a new repository with one commit, with the installed packages. Returns the folder. */
export const copyProject = (): string => {
  const root = join(freshDir(), 'project');
  const git = (...args: string[]) =>
    execFileSync('git', [...IDENTITY, ...args], {
      cwd: root,
      env: { ...process.env, ...COMMIT_DATES },
      maxBuffer: 100_000_000,
    });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(file, join(root, file), { force: true, verbatimSymlinks: true });
  // Hard links instead of copies, if the folder is on the same disk.
  const { status } = spawnSync('cp', ['-al', 'node_modules', root]);
  if (status !== 0) execFileSync('cp', ['-a', 'node_modules', root]);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all');
  return root;
};
