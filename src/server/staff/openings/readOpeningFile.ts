import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { OpeningText } from '../../db/insertOpening.ts';
import { codeOf } from '../codeOf.ts';
import { refused } from '../command/staffError.ts';
import { decodeText } from '../openingText/decodeText.ts';
import type { FileFault } from '../openingText/fileFault.ts';
import { MAX_OPENING_FILE_BYTES } from '../openingText/openingLimits.ts';
import { parseOpeningFile } from '../openingText/parseOpeningFile.ts';
import { readAtMost } from './readAtMost.ts';

interface Source {
  /** A path, or '-' for what comes in by `input`. */
  file: string;
  input: AsyncIterable<Uint8Array>;
}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'you may not read this file',
};

const toRefusal = (name: string, faults: readonly FileFault[]) =>
  refused(...faults.map(({ line, text }) => `${name}${line === undefined ? '' : `:${line}`}: ${text}`));

const readBytes = async ({ file, input }: Source): Promise<Uint8Array | undefined> => {
  try {
    return await readAtMost(file === '-' ? input : createReadStream(file), MAX_OPENING_FILE_BYTES);
  } catch (error) {
    const code = codeOf(error);
    // The whole path: npm runs the program in the project's folder, which need not be the reader's.
    throw refused(`${resolve(file)}: ${causes[code] ?? `this file cannot be read (${code})`}`);
  }
};

/** Reads an opening from a file or from standard input. Refuses it with all its faults, a line each. */
export const readOpeningFile = async (source: Source): Promise<OpeningText> => {
  const name = source.file === '-' ? 'standard input' : source.file;
  const bytes = await readBytes(source);
  if (!bytes) throw refused(`${name}: this is larger than ${MAX_OPENING_FILE_BYTES / 1024} KiB`);
  const decoded = decodeText(bytes);
  if (decoded.kind === 'fault') throw toRefusal(name, [decoded.fault]);
  const parsed = parseOpeningFile(decoded.text);
  if (parsed.kind === 'faults') throw toRefusal(name, parsed.faults);
  return parsed.opening;
};
