import type { ResumeType } from '../../../contract/constants.ts';
import { cfbRootNames } from './cfbRootNames.ts';
import { zipEntries, zipText } from './zipEntries.ts';

/** A tag in whatever namespace, to its end: within quotes a `>` is none. */
const RELATIONSHIP = /<(?:[\w.-]{1,40}:)?Relationship\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
/** Bounded, so that a megabyte of letters is looked through once. */
const ATTRIBUTE = /([\w:.-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MOST_CODE = 0x10ffff;

/** Letters that XML lets one write by their numbers. */
const withoutNumbers = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex: string | undefined, decimal: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MOST_CODE ? String.fromCodePoint(code) : '';
  });

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', one, other = '']) => [
      name.toLowerCase(),
      withoutNumbers(one ?? other)
        .trim()
        .toLowerCase(),
    ]),
  );

/**
 * Whether a list of references (a part `.rels`) names a file elsewhere that a program may fetch by itself: templates,
 * pictures, embedded files, all but links, which somebody would have to click.
 */
const refersElsewhere = (list: string): boolean =>
  [...list.matchAll(RELATIONSHIP)].some(([, tag = '']) => {
    const attributes = attributesOf(tag);
    const isInside = (attributes.get('targetmode') ?? 'internal') === 'internal';
    return !isInside && !(attributes.get('type') ?? '').endsWith('/hyperlink');
  });

/** What a document can do beyond being read. */
type DocumentWarning = 'macros' | 'references to files elsewhere' | 'parts that cannot be read';

/** Lists of parts and references are some kilobytes; more is made to be unpacked. */
const MOST_BYTES = 1024 * 1024;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;
const LISTS = /^\[Content_Types\]\.xml$|\.rels$/i;

const ofDocx = (bytes: Buffer): DocumentWarning[] => {
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

const ofDoc = (bytes: Buffer): DocumentWarning[] =>
  cfbRootNames(bytes)?.some((name) => name === 'Macros' || name === '_VBA_PROJECT_CUR') ? ['macros'] : [];

/** What staff should know of a resume before they open it; such files are accepted (docs/requirements.md, FILE-3). */
export const documentWarnings = (type: ResumeType, bytes: Buffer): DocumentWarning[] => {
  if (type === 'docx') return ofDocx(bytes);
  return type === 'doc' ? ofDoc(bytes) : [];
};
