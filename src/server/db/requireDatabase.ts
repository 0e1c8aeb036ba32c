import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../startError.ts';

/** Throws a StartError that names the folder where it holds no database (docs/requirements.md, STAFF-18). */
export const requireDatabase = (dataDir: string): void => {
  if (existsSync(join(dataDir, 'site.db'))) return;
  throw new StartError(
    `There is no database in ${resolve(dataDir)}\nSet DATA_DIR to the folder of the server, or start the server there once: npm start`,
  );
};
