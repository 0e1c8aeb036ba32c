import { cpSync } from 'node:fs';
import { formerMigrations, UP_TO_MAIL } from '../support/formerMigrations.ts';
import { leaveFormerDatabase } from '../support/formerDatabase.ts';
import { freshDir } from '../support/server.ts';

/** A data folder as a start finds it. */
export interface Scene {
  name: string;
  /** A new one. */
  folder: () => string;
  /** What its database says of the migrations that were done. */
  former: string[];
}

export const firstStart: Scene = { name: 'first start', folder: freshDir, former: [] };

const RECORDED = /insert into kysely_migration .* values \('([^']+)'/;

/** Of version 0.1, with applications and messages; `statements`: how far a kill had let that version come. */
export const upgrade = (submissions: number, statements = UP_TO_MAIL): Scene => {
  const template = freshDir();
  leaveFormerDatabase(template, { statements, submissions });
  return {
    name: 'upgrade',
    folder: () => {
      const dataDir = freshDir();
      cpSync(template, dataDir, { recursive: true });
      return dataDir;
    },
    former: formerMigrations.slice(0, statements).flatMap((sql) => RECORDED.exec(sql)?.[1] ?? []),
  };
};

/** Those that version 0.1 may have left: whole as of its second migration, half-way through the third, and whole. */
export const upgrades = (submissions: number): Scene[] => [
  upgrade(submissions),
  upgrade(submissions, UP_TO_MAIL + 9),
  upgrade(submissions, formerMigrations.length),
];
