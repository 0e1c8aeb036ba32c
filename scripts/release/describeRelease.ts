import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Release {
  /** Name of the archive and of the folder in it. */
  name: string;
  /** `0.2.0`, or `0.2.0+1a2b3c4` if the commit has no tag for the version. */
  version: string;
  commit: string;
  /** ISO 8601 instant of the commit. */
  date: string;
  /** The platform, as Node's packages name it: `linux-x64`. */
  kind: string;
  node: string;
}

const exitWith = (line: string): never => {
  console.error(line);
  process.exit(1);
};

const git = (root: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** Describes the release. Exits with a message if that is impossible, for example with uncommitted changes. */
export const describeRelease = (root: string): Release => {
  const commit = git(root, 'rev-parse', 'HEAD') || exitWith('A release is made from a git repository');
  const changedFiles = git(root, 'status', '--porcelain');
  if (changedFiles) exitWith(`A release is made from a commit; these files differ from it:\n${changedFiles}`);
  if (process.platform !== 'linux')
    exitWith('A release is made on Linux, for machines with the same processor architecture');
  const { name, version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const isTagged = git(root, 'tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`);
  if (isTagged && !readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8').includes(`\n## [${version}]`))
    exitWith(`CHANGELOG.md has no section for ${version}: rename the heading [Unreleased]`);
  const fullVersion = isTagged ? version : `${version}+${commit.slice(0, 7)}`;
  const kind = `linux-${process.arch}`;
  return {
    name: `${name}-${fullVersion}-${kind}`,
    version: fullVersion,
    commit,
    date: new Date(git(root, 'show', '--no-patch', '--format=%cI', 'HEAD')).toISOString(),
    kind,
    node: process.versions.node,
  };
};
