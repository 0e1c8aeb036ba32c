import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { syncToDisk } from '../platform/database/databaseFile.ts';

/** One erasure: the reference of an application or a message, which identifies nobody once the row is deleted. */
export interface ErasureEntry {
  reference: string;
  at: string;
}

const erasureLogFile = (dataDir: string): string => join(dataDir, 'erasures.log');

/**
 * Records erasures beside the database, one JSON line each, on disk before it returns, so that a database restored
 * later can be erased again. Call it before the deletion. Throws the system's error if the disk is full; the caller
 * must then delete nothing.
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

const PROCESS_FOLDER = /^\d+$/;

/**
 * The folders with logs. Several processes on one PostgreSQL have numbered folders within one folder; each of them reads
 * the logs of all, because it cannot know whether the others start.
 */
const listLogFolders = (dataDir: string): string[] => {
  const base = PROCESS_FOLDER.test(basename(resolve(dataDir))) ? dirname(resolve(dataDir)) : dataDir;
  const processes = existsSync(base) ? readdirSync(base).filter((name) => PROCESS_FOLDER.test(name)) : [];
  return [base, ...processes.map((name) => join(base, name))];
};

/** Every erasure recorded in a data folder. Incomplete entries are left out, because their deletion had not begun. */
export const readErasures = (dataDir: string): ErasureEntry[] => {
  const files = listLogFolders(dataDir).map(erasureLogFile).filter(existsSync);
  return files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(ENTRY), ([, reference = '', at = '']) => ({
      reference,
      at,
    })),
  );
};
