import type { Migration } from 'kysely/migration';
import { baseline } from './baseline.ts';

/**
 * Every migration by its name, which the database remembers: never rename one, never change one that was released.
 * In code and not read from a folder, so that the bundled server needs no files.
 */
export const migrations: Readonly<Record<string, Migration>> = { '0001_baseline': baseline };
