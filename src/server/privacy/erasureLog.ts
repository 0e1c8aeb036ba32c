import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncToDisk } from '../platform/database/databaseFile.ts';

/** One erasure: the reference of an application or a message, which identifies nobody once the row is deleted. */
export interface ErasureEntry {
  reference: string;
  at: string;
}

const erasureLogFile = (dataDir: string): string => join(dataDir, 'erasures.log');

/**
 * Records erasures beside the database, one JSON line each, on disk before it returns, so that a database restored
 * later can be erased again (docs/requirements.md, PRIV-6). Call it before the deletion. Throws the system's error if
 * the disk is full; the caller must then delete nothing.
 */
export const recordErasures = (dataDir: string, entries: readonly ErasureEntry[]): void => {
  if (entries.length === 0) return;
  const file = erasureLogFile(dataDir);
  const isNew = !existsSync(file);
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  appendFileSync(file, lines, { mode: 0o600, flush: true });
  if (isNew) syncToDisk(dataDir);
};

/** Matches anywhere, not only at a line's start: an entry may follow one that a crash or a full disk has cut off. */
const ENTRY = /\{"reference":"([^"\\]+)","at":"([^"\\]+)"\}/g;

/**
 * Every erasure recorded in a data folder, oldest first. Incomplete entries are left out, because their deletion had
 * not begun.
 */
export const readErasures = (dataDir: string): ErasureEntry[] => {
  const file = erasureLogFile(dataDir);
  if (!existsSync(file)) return [];
  const matches = readFileSync(file, 'utf8').matchAll(ENTRY);
  return Array.from(matches, ([, reference = '', at = '']) => ({ reference, at }));
};
