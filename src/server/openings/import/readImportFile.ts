import { extname } from 'node:path';
import { refused } from '../../desk/command/staffError.ts';
import { decodeUtf8 } from '../../desk/decodeUtf8.ts';
import { inFileOrder } from '../../desk/fileFault.ts';
import type { Surroundings } from '../../desk/place/surroundings.ts';
import { readFileOrInput } from '../commands/readOpeningFile.ts';
import { parseOpeningFile } from '../text/parseOpeningFile.ts';
import type { Imported } from './importRecord.ts';
import { isAsleep, markIn } from './openingMark.ts';
import { parseCsvFile } from './parseCsvFile.ts';

const MAX_BYTES = 8 * 1024 * 1024;

const parseFrontMatter = (text: string, today: string | undefined): Imported => {
  const mark = markIn(text);
  const parsed = parseOpeningFile(text, isAsleep(mark) ? undefined : today);
  return parsed.kind === 'opening'
    ? { openings: [{ text: parsed.opening, mark }], faults: [] }
    : { openings: [], faults: parsed.faults };
};

const parsers: Readonly<Record<string, (text: string, today: string | undefined) => Imported>> = {
  '.md': parseFrontMatter,
  '.csv': parseCsvFile,
};

/** The openings of one file, read by its ending; its faults in the order of its lines. */
export const readImportFile = async (
  file: string,
  { today, surroundings }: { today: string | undefined; surroundings: Surroundings },
): Promise<Imported> => {
  const parse = parsers[extname(file).toLowerCase()];
  const fault = (text: string, line?: number): Imported => ({ openings: [], faults: [{ line, text }] });
  if (!parse) return fault('openings are imported from Markdown files (.md) and from tables (.csv)');
  const bytes = await readFileOrInput({ file, surroundings }, MAX_BYTES);
  if (!bytes) throw refused(`${file}: this is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'fault') return fault(decoded.fault.text, decoded.fault.line);
  const imported = parse(decoded.text, today);
  return { ...imported, faults: inFileOrder(imported.faults) };
};
