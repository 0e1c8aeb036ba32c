import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEEDED_OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { codeOf } from '../../desk/codeOf.ts';
import { refused } from '../../desk/command/staffError.ts';
import type { OpeningText } from '../queries/insertOpening.ts';

const NAME = /^opening-.+\.json$/;

/** The texts that were begun and never stored, oldest first. */
export const unfinishedIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
};

const isOpeningText = (value: unknown): value is OpeningText =>
  typeof value === 'object' &&
  value !== null &&
  [...NEEDED_OPENING_FIELDS, 'description', 'requirements'].every((name) => name in value);

/** A text that was begun; refuses a damaged file by its name. */
export const readUnfinished = (file: string): OpeningText => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isOpeningText(value)) return value;
  } catch {
    // Said below.
  }
  throw refused(`${file} cannot be read as an unfinished opening`);
};

export interface UnfinishedFile {
  /** Undefined while nothing is kept. */
  kept: () => string | undefined;
  /** Writes whole and renames, so that a full disk leaves what was there; gives why it was not kept. */
  keep: (text: OpeningText) => string | undefined;
  remove: () => void;
}

/** The file in which an opening is kept while it is typed (docs/requirements.md, STAFF-34). */
export const unfinishedFile = (
  folder: string,
  { at, resumed }: { at: string; resumed?: string },
): UnfinishedFile => {
  const file = resumed ?? join(folder, `opening-${at.replace(/\W/g, '')}-${process.pid}.json`);
  let kept = resumed;
  return {
    kept: () => kept,
    keep: (text) => {
      const partial = `${file}.partial`;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(partial, JSON.stringify(text), { mode: 0o600, flush: true });
        renameSync(partial, file);
        kept = file;
        return undefined;
      } catch (error) {
        return codeOf(error);
      }
    },
    remove: () => {
      rmSync(file, { force: true });
      rmSync(`${file}.partial`, { force: true });
    },
  };
};
