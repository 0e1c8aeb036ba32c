import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'site.db.before-restore-';

/** What the database is called that a restored backup takes the place of. */
export const keptAsideName = (at: string): string => PREFIX + at.slice(0, 19).replace(/[:T-]/g, '');

/** The files of databases that were kept aside in a data folder, by their paths. */
export const keptAsideIn = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => join(dataDir, name))
    : [];
