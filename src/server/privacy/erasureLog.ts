import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  fsyncSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncToDisk } from '../platform/database/databaseFile.ts';

/** One erasure: the reference of an application or a message, which says nothing of anybody once the row is gone. */
export interface ErasureNote {
  reference: string;
  at: string;
}

const erasureLogFile = (dataDir: string): string => join(dataDir, 'erasures.log');

/** Whether the last note was cut off, by a crash or a full disk: the next one needs a line of its own. */
const isTorn = (file: number): boolean => {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
};

/**
 * Notes erasures beside the database, one JSON line each, whole and on disk before it returns: a database that is put in
 * its place later is relieved of them again (docs/requirements.md, PRIV-6). Call it before the deletion. Throws the
 * system's error where the disk takes no more; then nothing may be deleted.
 */
export const noteErasures = (dataDir: string, notes: readonly ErasureNote[]): void => {
  if (notes.length === 0) return;
  const isNew = !existsSync(erasureLogFile(dataDir));
  const file = openSync(erasureLogFile(dataDir), 'a+', 0o600);
  try {
    const lines = notes.map((note) => `${JSON.stringify(note)}\n`).join('');
    // Unlike one writeSync, which may write a part and say so only by its number, this goes on or throws.
    writeFileSync(file, isTorn(file) ? `\n${lines}` : lines);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  if (isNew) syncToDisk(dataDir);
};

/** Found anywhere in the file: versions up to 0.1 could write a note on behind one that was cut off. */
const NOTE = /\{"reference":"([^"\\]+)","at":"([^"\\]+)"\}/g;

/** Every erasure noted in a data folder, oldest first. One that was cut off counts for nothing: its deletion had not begun. */
export const readErasures = (dataDir: string): ErasureNote[] => {
  if (!existsSync(erasureLogFile(dataDir))) return [];
  const found = readFileSync(erasureLogFile(dataDir), 'utf8').matchAll(NOTE);
  return Array.from(found, ([, reference = '', at = '']) => ({ reference, at }));
};
