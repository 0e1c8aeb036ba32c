import type { ResumeType } from '../../../contract/constants.ts';
import { cfbRootNames } from './cfbRootNames.ts';
import { refersElsewhere, withoutNumbers } from './refersElsewhere.ts';
import { zipEntries, zipText } from './zipEntries.ts';

/** What a document can do beyond being read. */
export type DocumentMark = 'macros' | 'references to files elsewhere' | 'parts that cannot be read';

/** Lists of parts and references are some kilobytes; more is made to be unpacked. */
const MOST_BYTES = 1024 * 1024;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;
const LISTS = /^\[Content_Types\]\.xml$|\.rels$/i;

const ofDocx = (bytes: Buffer): DocumentMark[] => {
  const entries = zipEntries(bytes);
  const lists = entries.filter(({ name }) => LISTS.test(name));
  const texts = lists.map((entry) => zipText(bytes, entry, MOST_BYTES));
  // Letters of two bytes are allowed, and no program writes lists so.
  const read = texts.flatMap((text) => (text === undefined || text.includes('\0') ? [] : [text]));
  const hasMacros =
    entries.some(({ name }) => MACROS.test(name)) ||
    read.some((text) => MACRO_TYPE.test(withoutNumbers(text)));
  return [
    ...(hasMacros ? (['macros'] as const) : []),
    ...(read.some(refersElsewhere) ? (['references to files elsewhere'] as const) : []),
    ...(read.length < texts.length ? (['parts that cannot be read'] as const) : []),
  ];
};

const ofDoc = (bytes: Buffer): DocumentMark[] =>
  cfbRootNames(bytes)?.some((name) => name === 'Macros' || name === '_VBA_PROJECT_CUR') ? ['macros'] : [];

/** What staff should know of a resume before they open it; such files are accepted (docs/requirements.md, FILE-3). */
export const documentMarks = (type: ResumeType, bytes: Buffer): DocumentMark[] => {
  if (type === 'docx') return ofDocx(bytes);
  return type === 'doc' ? ofDoc(bytes) : [];
};
