import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml';
import { OPENING_FIELDS, type OpeningField } from '../../../contract/openingFields.ts';
import { nearest } from '../../desk/command/nearest.ts';
import type { FileFault } from '../../desk/fileFault.ts';
import { readFieldValue } from './readFieldValue.ts';
import type { FilePart } from './splitFrontMatter.ts';

export interface FrontMatter {
  fields: Partial<Record<OpeningField, { text: string; line: number }>>;
  /** The YAML itself is broken: what was not found may still be there. */
  isBroken: boolean;
  faults: FileFault[];
}

/** A colon in a title is what people trip over; the parser's own words for it help nobody. */
const COLON = "this is not written as 'name: text'; write a text that holds a colon in double quotes";
const sentences: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: COLON,
  DUPLICATE_KEY: 'this field stands here twice',
};

const unknownField = (name: string): string => {
  const meant = nearest(name, OPENING_FIELDS);
  const hint = meant ? `did you mean ${meant}?` : `the fields are ${OPENING_FIELDS.join(', ')}`;
  return `unknown field ${name}; ${hint}`;
};

/** Reads the fields of a front matter. A fault of a field does not keep the others from being read. */
export const readFrontMatter = ({ lines, firstLine }: FilePart): FrontMatter => {
  const counter = new LineCounter();
  const document = parseDocument(lines.join('\n'), { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const result: FrontMatter = {
    fields: {},
    isBroken: document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'),
    faults: document.errors.map(({ code, message, pos }) => ({
      line: lineAt(pos[0]),
      text: sentences[code] ?? `this is not valid YAML: ${message}`,
    })),
  };
  const readPair = ({ key, value }: Pair) => {
    const name = isScalar(key) ? String(key.value) : '?';
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : undefined;
    const field = OPENING_FIELDS.find((known) => known === name);
    if (!field) {
      result.faults.push({ line, text: unknownField(name) });
      return;
    }
    const read = readFieldValue(field, value);
    // Present, if unreadable: it is not to be called missing as well.
    result.fields[field] = { text: read.kind === 'text' ? read.text : '', line: line ?? firstLine };
    const isSaid = result.faults.some((fault) => fault.line === line);
    if (read.kind === 'fault' && !isSaid) result.faults.push({ line, text: read.text });
  };
  if (isMap(document.contents)) document.contents.items.forEach(readPair);
  else if (document.contents) result.faults.push({ line: firstLine, text: COLON });
  return result;
};
