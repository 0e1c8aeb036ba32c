import { decodeReferences, readAttributes, splitTags } from './xml.ts';
import { listZipEntries, readZipPart, type ZipEntry } from './zip.ts';

/** Risks of opening a document, as staff read them after 'This file contains'. */
export type DocumentWarning =
  | 'macros'
  | 'scripts'
  | 'attachments'
  | 'embedded objects'
  | 'references to files elsewhere'
  | 'parts that cannot be read';

/** Documents have a few such parts of a few kilobytes each. More may be a zip bomb. */
const MAX_PARTS = 200;
const MAX_INFLATED_BYTES = 2 * 1024 * 1024;

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
    // The standards allow UTF-16, but no program writes these parts in it.
    yield content.includes(0) ? undefined : content.toString();
  }
  if (parts.length > MAX_PARTS) yield undefined;
}

/** What shows the risks of a document in a ZIP file: names of parts, and the content of others. */
interface Signs {
  names: readonly (readonly [RegExp, DocumentWarning])[];
  parts: RegExp;
  findInPart: (text: string) => Iterable<DocumentWarning>;
}

const findPackageWarnings = (bytes: Buffer, { names, parts, findInPart }: Signs): DocumentWarning[] => {
  const entries = listZipEntries(bytes);
  const found = new Set<DocumentWarning>();
  for (const [pattern, warning] of names)
    if (entries.some(({ name }) => pattern.test(name))) found.add(warning);
  const read = entries.filter(({ name }) => parts.test(name));
  for (const text of readParts(bytes, read))
    for (const warning of text === undefined ? (['parts that cannot be read'] as const) : findInPart(text))
      found.add(warning);
  return [...found];
};

const MACRO_TYPE = /macroEnabled|vbaProject/i;

/**
 * Whether a relationships part (`.rels`) refers to an external file that a program may fetch automatically, such as a
 * template or a picture. Links do not count, because they need a click.
 */
const hasExternalReference = (xml: string): boolean =>
  splitTags(xml).some(({ name, tag }) => {
    if (name !== 'relationship') return false;
    const attributes = readAttributes(tag);
    const isInternal = (attributes.get('targetmode') ?? 'internal') === 'internal';
    return !isInternal && !(attributes.get('type') ?? '').endsWith('/hyperlink');
  });

export const findDocxWarnings = (bytes: Buffer): DocumentWarning[] =>
  findPackageWarnings(bytes, {
    names: [
      [/(?:^|\/)vbaProject\.bin$/i, 'macros'],
      [/^word\/(?:embeddings|activeX)\//i, 'embedded objects'],
    ],
    parts: /^\[Content_Types\]\.xml$|\.rels$/i,
    *findInPart(text) {
      if (MACRO_TYPE.test(decodeReferences(text))) yield 'macros';
      if (hasExternalReference(text)) yield 'references to files elsewhere';
    },
  });

/** Objects that a program opens or runs inside the document. */
const OBJECT_TAGS: ReadonlySet<string> = new Set([
  'object',
  'object-ole',
  'plugin',
  'applet',
  'floating-frame',
]);
/** A URL, another machine's share, or a path outside the document. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/|\\|\.\.)/;

export const findOdtWarnings = (bytes: Buffer): DocumentWarning[] =>
  findPackageWarnings(bytes, {
    names: [[/^(?:Basic|Scripts)\/.*[^/]$/i, 'macros']],
    parts: /^(?:content|styles|settings)\.xml$|^Object[^/]*\/content\.xml$/i,
    *findInPart(text) {
      for (const { name, tag } of splitTags(text)) {
        if (name === 'event-listener' || name === 'script') yield 'macros';
        if (OBJECT_TAGS.has(name)) yield 'embedded objects';
        // A link in the text needs a click.
        if (name === 'a' || !tag.includes('href')) continue;
        const target = readAttributes(tag).get('xlink:href') ?? '';
        if (ELSEWHERE.test(target)) yield 'references to files elsewhere';
      }
    },
  });
