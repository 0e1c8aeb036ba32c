import type { ResumeType } from '../../../contract/constants.ts';
import { readCfbRootNames } from './readCfbRootNames.ts';
import { listZipEntries, readZipPart, type ZipEntry } from './zip.ts';

/** The name of a tag, without its prefix. */
const TAG_NAME = /^(?:[^\s/>:]*:)?([^\s/>]*)/;
/** An attribute. The lookbehind keeps the search linear in time: it starts only at the beginning of a name. */
const ATTRIBUTE = /(?<![^\s=<>"'/])([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MAX_CODE = 0x10ffff;

/** Decodes the numeric character references of XML. */
const decodeReferences = (text: string): string =>
  text.replace(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (_, hex: string | undefined, decimal: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE ? String.fromCodePoint(code) : '';
  });

/** The attributes of a tag. XML allows each name once; of a repeated one the first counts. */
const readAttributes = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)]
      .map(([, name = '', doubleQuoted, singleQuoted = '']): [string, string] => [
        name.toLowerCase(),
        decodeReferences(doubleQuoted ?? singleQuoted)
          .trim()
          .toLowerCase(),
      ])
      .toReversed(),
  );

/**
 * Whether a relationships part (`.rels`) refers to an external file that a program may fetch automatically, such as a
 * template or a picture. Links do not count, because they need a click. A tag reaches to the next `<`, which XML does not
 * allow in attributes.
 */
const hasExternalReference = (xml: string): boolean =>
  xml.split('<').some((tag) => {
    if (TAG_NAME.exec(tag)?.[1]?.toLowerCase() !== 'relationship') return false;
    const attributes = readAttributes(tag);
    const isInternal = (attributes.get('targetmode') ?? 'internal') === 'internal';
    return !isInternal && !(attributes.get('type') ?? '').endsWith('/hyperlink');
  });

/** Risks of opening a document. */
type DocumentWarning = 'macros' | 'references to files elsewhere' | 'parts that cannot be read';

/** Documents have a few such parts of a few kilobytes each. More may be a zip bomb. */
const MAX_PARTS = 200;
const MAX_INFLATED_BYTES = 2 * 1024 * 1024;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;
const RELATIONSHIP_PARTS = /^\[Content_Types\]\.xml$|\.rels$/i;

/**
 * Reads parts one at a time, so that no two are in memory. Yields undefined for a part that cannot be read; one that is
 * damaged or exceeds the limits is the last.
 */
function* readParts(bytes: Buffer, parts: readonly ZipEntry[]): Generator<string | undefined> {
  let remaining = MAX_INFLATED_BYTES;
  for (const part of parts.slice(0, MAX_PARTS)) {
    const content = readZipPart(bytes, part, remaining);
    if (!content) return yield undefined;
    remaining -= content.length;
    // The standard allows UTF-16, but no program writes these parts in it.
    yield content.includes(0) ? undefined : content.toString();
  }
  if (parts.length > MAX_PARTS) yield undefined;
}

const findDocxWarnings = (bytes: Buffer): DocumentWarning[] => {
  const entries = listZipEntries(bytes);
  const parts = entries.filter(({ name }) => RELATIONSHIP_PARTS.test(name));
  let hasMacros = entries.some(({ name }) => MACROS.test(name));
  let [hasReferences, isUnreadable] = [false, false];
  for (const text of readParts(bytes, parts)) {
    if (text === undefined) isUnreadable = true;
    else {
      hasMacros ||= MACRO_TYPE.test(decodeReferences(text));
      hasReferences ||= hasExternalReference(text);
    }
  }
  return [
    ...(hasMacros ? (['macros'] as const) : []),
    ...(hasReferences ? (['references to files elsewhere'] as const) : []),
    ...(isUnreadable ? (['parts that cannot be read'] as const) : []),
  ];
};

const findDocWarnings = (bytes: Buffer): DocumentWarning[] =>
  readCfbRootNames(bytes)?.some((name) => name === 'Macros' || name === '_VBA_PROJECT_CUR') ? ['macros'] : [];

/** Finds risks that staff should know before they open a resume. The file is accepted anyway (docs/requirements.md, FILE-3). */
export const findDocumentWarnings = (type: ResumeType, bytes: Buffer): DocumentWarning[] => {
  if (type === 'docx') return findDocxWarnings(bytes);
  return type === 'doc' ? findDocWarnings(bytes) : [];
};
