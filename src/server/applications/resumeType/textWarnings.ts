import { constants, inflateSync } from 'node:zlib';
import type { DocumentWarning } from './packageWarnings.ts';

/** Control words of RTF are case-sensitive. */
const RTF_OBJECT = /\\obj(?:ect|data|emb|html|ocx)(?![a-z])/;
const RTF_LINK = /\\obj(?:autlink|link|update)(?![a-z])|\\\*\s{0,8}\\template(?![a-z])/;
/** Fields that fetch another file when the document is opened. */
const RTF_FIELD = /\\fldinst[\s{]{0,8}(?:\\[a-z]{1,20}-?\d{0,6}[\s{]{0,4}){0,8}(?:INCLUDE|DDE|LINK|IMPORT)/i;

/** Risks of an RTF document. A program that hides them from these patterns is a matter for the scanner. */
export const findRtfWarnings = (bytes: Buffer): DocumentWarning[] => {
  const text = bytes.toString('latin1');
  return [
    ...(RTF_OBJECT.test(text) ? (['embedded objects'] as const) : []),
    ...(RTF_LINK.test(text) || RTF_FIELD.test(text) ? (['references to files elsewhere'] as const) : []),
  ];
};

/** Matches a name of which any character may be written as `#` and its code (ISO 32000-1, 7.3.5). */
export const pdfNames = (...names: readonly string[]): RegExp => {
  const toPattern = (letter: string): string => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
  };
  return new RegExp(`/(?:${names.map((name) => [...name].map(toPattern).join('')).join('|')})(?![A-Za-z])`);
};

const PDF_SCRIPT = pdfNames('JavaScript', 'JS', 'Launch');
const PDF_ATTACHMENT = pdfNames('EmbeddedFile', 'EmbeddedFiles', 'RichMedia');
const OBJECT_STREAM = '/ObjStm';
const STREAM_START = /stream\r?\n/g;
/** From the type of a stream to its content. */
const MAX_HEADER_BYTES = 1024;
const MAX_STREAMS = 200;
const MAX_INFLATED_BYTES = 2 * 1024 * 1024;

/**
 * Reads the compressed object streams (7.5.7) of a PDF one at a time; undefined for one that cannot be read, the last.
 */
function* readObjectStreams(bytes: Buffer, text: string): Generator<string | undefined> {
  let remaining = MAX_INFLATED_BYTES;
  let count = 0;
  for (let at = text.indexOf(OBJECT_STREAM); at >= 0; at = text.indexOf(OBJECT_STREAM, at + 1)) {
    const header = text.slice(at, at + MAX_HEADER_BYTES);
    STREAM_START.lastIndex = 0;
    if (!STREAM_START.test(header)) continue;
    count += 1;
    if (count > MAX_STREAMS || remaining <= 0) return yield undefined;
    try {
      const start = at + STREAM_START.lastIndex;
      const options = { maxOutputLength: remaining, finishFlush: constants.Z_SYNC_FLUSH };
      const content = inflateSync(bytes.subarray(start), options);
      remaining -= content.length;
      yield content.toString('latin1');
    } catch {
      return yield undefined;
    }
  }
}

/** Risks of a PDF, in its objects and in those that are compressed. */
export const findPdfWarnings = (bytes: Buffer): DocumentWarning[] => {
  const text = bytes.toString('latin1');
  const found = new Set<DocumentWarning>();
  for (const part of [text, ...readObjectStreams(bytes, text)]) {
    if (part === undefined) found.add('parts that cannot be read');
    else {
      if (PDF_SCRIPT.test(part)) found.add('scripts');
      if (PDF_ATTACHMENT.test(part)) found.add('attachments');
    }
  }
  return [...found];
};
