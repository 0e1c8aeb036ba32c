import { existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { databaseFileOf } from './databaseFile.ts';
import type { OnStep } from './onStep.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** File systems without links say one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

const isSameFile = (one: string, other: string): boolean => statSync(one).ino === statSync(other).ino;

/** A second name where there may be one, so that there is a database under its own name at every moment. */
const nameAside = (present: string, aside: string): void => {
  try {
    linkSync(present, aside);
  } catch (error) {
    // Begun before, and cut off.
    if (codeOf(error) === 'EEXIST' && isSameFile(present, aside)) return;
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    renameSync(present, aside);
  }
};

/**
 * Gives the database of a data folder its name aside, with its log. It is not opened for that: SQLite would throw away
 * the log of a damaged one, which may be all that is left of its last rows. May be cut off and done again.
 */
export const keepAside = (
  dataDir: string,
  { aside, onStep }: { aside: string; onStep: OnStep },
): string | undefined => {
  const present = databaseFileOf(dataDir);
  if (existsSync(present)) nameAside(present, aside);
  onStep('named aside');
  // A log belongs to its own database: left here, it would be played into the restored one.
  if (existsSync(`${present}-wal`)) renameSync(`${present}-wal`, `${aside}-wal`);
  onStep('log aside');
  rmSync(`${present}-shm`, { force: true });
  return existsSync(aside) ? aside : undefined;
};
