import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshDir } from './server.ts';

/** The one change of the newer version. */
export const NEXT_MIGRATION = '9999_next';

const replaceIn = (file: string, anchor: string, text: string): void => {
  const content = readFileSync(file, 'utf8');
  if (!content.includes(anchor)) throw new Error(`${file} does not hold ${anchor}`);
  writeFileSync(file, content.replace(anchor, text));
};

/**
 * The program as a next version would be, in a folder of its own: today's with one more migration. Gives the folder.
 */
export const newerProgram = (): string => {
  const root = freshDir();
  for (const name of ['src', 'package.json']) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  changeItsDatabase(root);
  return root;
};

/** Gives the program in a folder another version and one more migration, with a column that every application needs. */
export const changeItsDatabase = (root: string): void => {
  replaceIn(join(root, 'package.json'), '"version": "1.', '"version": "9.');
  replaceIn(
    join(root, 'src/server/platform/database/migrations.ts'),
    "{ '0001_baseline': baseline };",
    `{
  '0001_baseline': baseline,
  '${NEXT_MIGRATION}': {
    up: async (db) => {
      await db.schema.alterTable('applications').addColumn('grade', 'text', (column) => column.notNull().defaultTo('none')).execute();
      await db.schema.createTable('grades').addColumn('name', 'text').execute();
    },
  },
};`,
  );
};
