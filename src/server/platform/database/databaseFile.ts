import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The database of a data folder. */
export const databaseFileOf = (dataDir: string): string => join(dataDir, 'site.db');

/** Bytes of a file; 0 where there is none. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
