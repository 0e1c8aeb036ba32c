import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir, queryDatabase } from '../support/server.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Reads all rows of the tables with submissions and mail, and the hash of every resume. */
export const readContent = (folder: string) => ({
  applications: queryDatabase(folder, 'select * from applications order by id'),
  messages: queryDatabase(folder, 'select * from messages order by id'),
  outbox: queryDatabase(folder, 'select id, kind, message_id, body from outbox order by id'),
  resumes: queryDatabase<{ id: number; sha256: string; bytes: Buffer }>(
    folder,
    'select * from resumes join resume_files on resume_id = id order by id',
  ).map(({ bytes, ...row }) => ({ ...row, actualSha256: sha256(bytes) })),
});

/** Makes a folder with a file as its database, for the queries above. */
export const makeDataDir = (file: string): string => {
  const folder = freshDir();
  copyFileSync(file, join(folder, 'site.db'));
  return folder;
};

export const changeDatabaseFile = (file: string, sql: string): string => {
  const database = new Database(file);
  database.exec(sql);
  database.close();
  return file;
};

export const overwriteText = (file: string, text: string): string => {
  writeFileSync(file, text);
  return file;
};
