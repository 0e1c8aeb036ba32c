import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../desk/codeOf.ts';
import { namesAny } from '../namesAny.ts';

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder, name));
  } catch {
    // npm never ran here, or its logs are somebody else's.
    return [];
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Deletes npm's own debug logs that name somebody, and gives a line for each: npm writes every command line into one, and
 * keeps the last ten (docs/requirements.md, STAFF-35).
 */
export const deleteNpmLogs = (folders: readonly string[], words: readonly string[]): string[] => {
  const isNamed = namesAny(words);
  return folders
    .flatMap(filesIn)
    .filter((file) => isNamed(textOf(file)))
    .map((file) => {
      try {
        rmSync(file);
        return `Deleted: ${file}, in which npm had written the command line down`;
      } catch (error) {
        return `Not reached: ${file} (${codeOf(error)}), in which npm wrote the command line down; delete it.`;
      }
    });
};
