import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** One erasure: the reference of an application or a message, which says nothing of anybody once the row is gone. */
export interface ErasureNote {
  reference: string;
  at: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'erasures.log');

/**
 * Notes erasures beside the database, one JSON line each, on disk before it returns: a backup that is restored later
 * is relieved of them again (docs/requirements.md, PRIV-6). Call it before the deletion.
 */
export const noteErasures = (dataDir: string, notes: readonly ErasureNote[]): void => {
  if (notes.length === 0) return;
  const file = openSync(fileOf(dataDir), 'a', 0o600);
  try {
    writeSync(file, notes.map((note) => `${JSON.stringify(note)}\n`).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const readLine = (line: string): ErasureNote[] => {
  try {
    const { reference, at } = JSON.parse(line) as Partial<ErasureNote>;
    return typeof reference === 'string' && typeof at === 'string' ? [{ reference, at }] : [];
  } catch {
    // A line cut off by a crash: its deletion had not begun.
    return [];
  }
};

/** Every erasure noted in a data folder, oldest first. */
export const readErasures = (dataDir: string): ErasureNote[] =>
  existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), 'utf8').split('\n').flatMap(readLine) : [];
