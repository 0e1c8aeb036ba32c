import { decodeReferences } from '../resumeType/xml.ts';
import { listZipEntries, readZipPart } from '../resumeType/zip.ts';

/** The part of a document that holds its text. */
const TEXT_PARTS = { docx: 'word/document.xml', odt: 'content.xml' } as const;
/** A resume has a few pages; the XML of a long one is below 1 MB. */
const MAX_XML_BYTES = 20_000_000;

/** Elements that end a word: paragraphs, headings, line breaks, tabs, spaces and cells. */
const BREAKS: ReadonlySet<string> = new Set([
  'p',
  'h',
  'br',
  'cr',
  'tab',
  'tc',
  's',
  'line-break',
  'table-cell',
]);
/** Elements whose text is not shown: instructions of fields, and deleted text. */
const HIDDEN: ReadonlySet<string> = new Set(['instrtext', 'deltext']);
const ELEMENT_NAME = /^\/?(?:[^\s/>:]*:)?([^\s/>]*)/;

const NAMED: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The text of an XML document. Word splits words into runs, so only some elements separate words. */
const toXmlText = (xml: string): string => {
  const [, ...pieces] = xml.split('<');
  const texts = pieces.map((piece) => {
    const name = ELEMENT_NAME.exec(piece)?.[1]?.toLowerCase() ?? '';
    const end = piece.indexOf('>');
    const text = end < 0 || HIDDEN.has(name) ? '' : piece.slice(end + 1);
    return BREAKS.has(name) ? `\n${text}` : text;
  });
  return decodeReferences(texts.join('')).replace(
    /&(?:lt|gt|quot|apos|amp);/g,
    (entity) => NAMED[entity] ?? '',
  );
};

/** The text of a DOCX or ODT; empty if it has none that can be read. */
export const readPackageText = (type: keyof typeof TEXT_PARTS, bytes: Buffer): string => {
  const entry = listZipEntries(bytes).find(({ name }) => name === TEXT_PARTS[type]);
  const part = entry && readZipPart(bytes, entry, MAX_XML_BYTES);
  return part ? toXmlText(part.toString('utf8')) : '';
};
