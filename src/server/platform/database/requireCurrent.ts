import type { Kysely } from 'kysely';
import { StartError } from '../process/startError.ts';
import { newerLine } from './migrate.ts';
import { differenceOf, shapeOf } from './shape.ts';
import type { Tables } from './tables.ts';

const older = (place: string, missing: readonly string[]): StartError =>
  new StartError(
    `The database in ${place} is from an older version of this program (it lacks ${missing.join(', ')}); nothing was read or changed\nStop the server, run './staff migrate', then start the server of this version`,
  );

/**
 * Throws a StartError unless a database has this program's shape (docs/requirements.md, OPS-10): `missing` where it has no
 * tables at all. Changes nothing.
 */
export const requireCurrent = async (
  db: Kysely<Tables>,
  { place, missing }: { place: string; missing: StartError },
): Promise<void> => {
  const shape = await shapeOf(db);
  if (shape === 'none') throw missing;
  if (shape === 'older') throw older(place, (await differenceOf(db)).missing);
  if (shape === 'newer') throw new StartError(newerLine((await differenceOf(db)).unknown));
};
