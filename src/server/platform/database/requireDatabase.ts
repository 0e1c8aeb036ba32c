import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../process/startError.ts';
import { databaseFileOf } from './databaseFile.ts';

/** The refusal that names a folder without a database of ours. */
export const noDatabase = (dataDir: string): StartError =>
  new StartError(
    `There is no database in ${resolve(dataDir)}\nSet DATA_DIR to the folder of the server, or start the server there once: npm start`,
  );

/** Throws a StartError that names the folder where it holds no database (docs/requirements.md, STAFF-18). */
export const requireDatabase = (dataDir: string): void => {
  if (!existsSync(databaseFileOf(dataDir))) throw noDatabase(dataDir);
};
