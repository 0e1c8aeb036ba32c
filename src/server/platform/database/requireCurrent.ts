import type { Kysely } from 'kysely';
import { StartError } from '../process/startError.ts';
import { NEWER } from './migrate.ts';
import { noDatabase } from './requireDatabase.ts';
import { shapeOf } from './shape.ts';
import type { Tables } from './tables.ts';

const older = (dataDir: string): StartError =>
  new StartError(
    `The database in ${dataDir} is from an older version of this program; nothing was read or changed\nStop the server, run './staff migrate', then start the server of this version`,
  );

/** Throws a StartError unless a database has this program's shape (docs/requirements.md, OPS-10). Changes nothing. */
export const requireCurrent = async (db: Kysely<Tables>, dataDir: string): Promise<void> => {
  const shape = await shapeOf(db);
  if (shape === 'none') throw noDatabase(dataDir);
  if (shape === 'older') throw older(dataDir);
  if (shape === 'newer') throw new StartError(NEWER);
};
