import { createReadStream } from 'node:fs';
import { codeOf } from '../../desk/codeOf.ts';
import { refused } from '../../desk/command/staffError.ts';
import { decodeUtf8 } from '../../desk/decodeUtf8.ts';
import type { FileFault } from '../../desk/fileFault.ts';
import { inPath } from '../../desk/place/personsPath.ts';
import type { Surroundings } from '../../desk/place/surroundings.ts';
import { readAtMost } from '../../desk/readAtMost.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { ClosingRule } from '../text/fieldFaults.ts';
import { MAX_OPENING_FILE_BYTES } from '../text/openingLimits.ts';
import { parseOpeningFile } from '../text/parseOpeningFile.ts';

interface Source {
  /** A path, or '-' for what comes in by `input`. */
  file: string;
  input: AsyncIterable<Uint8Array>;
  surroundings: Surroundings;
  /** Where it is given, a closing date that is past is refused. */
  closing?: string | ClosingRule | undefined;
}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'you may not read this file',
};

/** Faults as lines, each with its file and line number. */
export const faultLines = (name: string, faults: readonly FileFault[]): string[] =>
  faults.map(({ line, text }) => `${name}${line === undefined ? '' : `:${line}`}: ${text}`);

const toRefusal = (name: string, faults: readonly FileFault[]) => refused(...faultLines(name, faults));

/** The bytes of a file or of `input`; undefined when there are too many. Refuses what cannot be read. */
export const readFileOrInput = async (
  { file, input, surroundings }: Pick<Source, 'file' | 'surroundings'> & Partial<Pick<Source, 'input'>>,
  limit: number,
): Promise<Uint8Array | undefined> => {
  const path = inPath(surroundings, file);
  try {
    return await readAtMost(file === '-' && input ? input : createReadStream(path), limit);
  } catch (error) {
    const code = codeOf(error);
    // The whole path says where it was looked for.
    throw refused(`${path}: ${causes[code] ?? `this file cannot be read (${code})`}`);
  }
};

/** Reads an opening from a file or from standard input, and what the file says itself. Refuses it with all its faults. */
export const readOpeningSource = async (source: Source): Promise<{ text: OpeningText; content: string }> => {
  const name = source.file === '-' ? 'standard input' : source.file;
  const bytes = await readFileOrInput(source, MAX_OPENING_FILE_BYTES);
  if (!bytes) throw refused(`${name}: this is larger than ${MAX_OPENING_FILE_BYTES / 1024} KiB`);
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'fault') throw toRefusal(name, [decoded.fault]);
  const parsed = parseOpeningFile(decoded.text, source.closing);
  if (parsed.kind === 'faults') throw toRefusal(name, parsed.faults);
  return { text: parsed.opening, content: decoded.text };
};

/** The same, for whom the opening is enough. */
export const readOpeningFile = async (source: Source): Promise<OpeningText> =>
  (await readOpeningSource(source)).text;
