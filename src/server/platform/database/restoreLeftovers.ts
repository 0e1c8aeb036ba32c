import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders in which a backup is prepared before it is decided that it takes the place of the database. */
export const RESTORING = 'restoring-';

/** What restores that were cut off before they were decided have left in a data folder, by their paths. */
export const restoreLeftoversIn = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter((name) => name.startsWith(RESTORING))
        .map((name) => join(dataDir, name))
    : [];

/** Removes them: they hold personal data, and nobody will take them up. Call it while no restore can be under way. */
export const removeRestoreLeftovers = (dataDir: string): void => {
  for (const folder of restoreLeftoversIn(dataDir)) rmSync(folder, { recursive: true, force: true });
};
