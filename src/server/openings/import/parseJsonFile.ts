import type { FileFault } from '../../desk/fileFault.ts';
import type { Imported } from './importRecord.ts';
import { jsonLines } from './jsonLines.ts';
import { readRecord } from './readRecord.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fault = (one: FileFault): Imported => ({ openings: [], faults: [one] });

/** V8 says where: `… at position 12 (line 2 column 3)`. A text that ends too early has no position. */
const syntaxFault = (text: string, error: unknown): FileFault => {
  const message = error instanceof Error ? error.message : '';
  const line = Number(/\(line (\d+) column/.exec(message)?.[1]) || text.split('\n').length;
  return { line, text: 'this is not valid JSON' };
};

/** Reads openings from JSON: one object, or a list of them, with the names that 'openings export' writes. */
export const parseJsonFile = (text: string, today: string | undefined): Imported => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return fault(syntaxFault(text, error));
  }
  const isList = Array.isArray(parsed);
  const items: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (items.length === 0) return fault({ line: 1, text: 'there is no opening in this file' });
  const { lines, twice } = jsonLines(text);
  const results = items.map((values, index): Imported => {
    const path = isList ? `/${index}` : '';
    const line = lines.get(path) ?? 1;
    if (!isObject(values)) return fault({ line, text: 'an opening must be an object with its fields' });
    const lineOf = (field: string, position?: number) =>
      lines.get(`${path}/${field}${position === undefined ? '' : `/${position}`}`);
    return readRecord({ values, line, lineOf }, today);
  });
  return {
    openings: results.flatMap(({ openings }) => openings),
    faults: [
      ...twice.map(({ line }) => ({ line, text: 'this field stands here twice' })),
      ...results.flatMap(({ faults }) => faults),
    ],
  };
};
