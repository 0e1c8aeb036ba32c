import type { ResumeType } from '../../../contract/constants.ts';
import { readCfbRootNames } from './readCfbRootNames.ts';
import { listZipEntries, readZipText } from './zip.ts';

/** A `Relationship` tag with any namespace prefix. A `>` within quotes does not end it. */
const RELATIONSHIP = /<(?:[\w.-]{1,40}:)?Relationship\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
/** Bounded lengths keep matching linear in time. */
const ATTRIBUTE = /([\w:.-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MAX_CODE = 0x10ffff;

/** Decodes the numeric character references of XML. */
const decodeReferences = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex: string | undefined, decimal: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE ? String.fromCodePoint(code) : '';
  });

const readAttributes = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', doubleQuoted, singleQuoted = '']) => [
      name.toLowerCase(),
      decodeReferences(doubleQuoted ?? singleQuoted)
        .trim()
        .toLowerCase(),
    ]),
  );

/**
 * Whether a relationships part (`.rels`) refers to an external file that a program may fetch automatically, such as a
 * template or a picture. Links do not count, because they need a click.
 */
const hasExternalReference = (xml: string): boolean =>
  [...xml.matchAll(RELATIONSHIP)].some(([, tag = '']) => {
    const attributes = readAttributes(tag);
    const isInternal = (attributes.get('targetmode') ?? 'internal') === 'internal';
    return !isInternal && !(attributes.get('type') ?? '').endsWith('/hyperlink');
  });

/** Risks of opening a document. */
type DocumentWarning = 'macros' | 'references to files elsewhere' | 'parts that cannot be read';

/** These parts take a few kilobytes; a larger one may be a zip bomb. */
const MAX_PART_BYTES = 1024 * 1024;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;
const RELATIONSHIP_PARTS = /^\[Content_Types\]\.xml$|\.rels$/i;

const findDocxWarnings = (bytes: Buffer): DocumentWarning[] => {
  const entries = listZipEntries(bytes);
  const parts = entries.filter(({ name }) => RELATIONSHIP_PARTS.test(name));
  const texts = parts.map((entry) => readZipText(bytes, entry, MAX_PART_BYTES));
  // The standard allows UTF-16, but no program writes these parts in it.
  const readable = texts.flatMap((text) => (text === undefined || text.includes('\0') ? [] : [text]));
  const hasMacros =
    entries.some(({ name }) => MACROS.test(name)) ||
    readable.some((text) => MACRO_TYPE.test(decodeReferences(text)));
  return [
    ...(hasMacros ? (['macros'] as const) : []),
    ...(readable.some(hasExternalReference) ? (['references to files elsewhere'] as const) : []),
    ...(readable.length < texts.length ? (['parts that cannot be read'] as const) : []),
  ];
};

const findDocWarnings = (bytes: Buffer): DocumentWarning[] =>
  readCfbRootNames(bytes)?.some((name) => name === 'Macros' || name === '_VBA_PROJECT_CUR') ? ['macros'] : [];

/** Finds risks that staff should know before they open a resume. The file is accepted anyway (docs/requirements.md, FILE-3). */
export const findDocumentWarnings = (type: ResumeType, bytes: Buffer): DocumentWarning[] => {
  if (type === 'docx') return findDocxWarnings(bytes);
  return type === 'doc' ? findDocWarnings(bytes) : [];
};
