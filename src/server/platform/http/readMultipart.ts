import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

const BREAK = '\r\n';
const HEADERS_END = '\r\n\r\n';
/** RFC 2046: 1 to 70 characters, quoted or not. */
const BOUNDARY = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;
const DISPOSITION = /^content-disposition:\s*form-data\s*;(.*)$/im;
const NAME = /(?:^|;)\s*name="([^"]*)"/i;
const FILE_NAME = /(?:^|;)\s*filename\*?=/i;

const badForm = (): Refusal => new Refusal(400, sentences.badForm);

const boundaryOf = (contentType: string): string => {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw badForm();
  return boundary;
};

/** One part: its headers, an empty line, its value. */
const readPart = (part: string): [name: string, value: string] => {
  const end = part.indexOf(HEADERS_END);
  // The line end before the headers belongs to the boundary, and a part may have no header at all.
  const disposition = end < 0 ? undefined : DISPOSITION.exec(part.slice(0, end))?.[1];
  if (disposition === undefined) throw badForm();
  if (FILE_NAME.test(disposition)) throw new Refusal(400, sentences.noFiles);
  const name = NAME.exec(disposition)?.[1];
  if (!name) throw badForm();
  return [name, part.slice(end + HEADERS_END.length)];
};

const decode = (body: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw badForm();
  }
};

/**
 * The fields of a `multipart/form-data` body, in order; it is small and whole in memory. Refuses files, and what is
 * torn or not written correctly, with 400. (The parser of the uploads, @fastify/multipart, reads streams and lets
 * bytes through that are not UTF-8.)
 */
export const readMultipart = (body: Buffer, contentType: string): [name: string, value: string][] => {
  const delimiter = `${BREAK}--${boundaryOf(contentType)}`;
  const [, ...parts] = `${BREAK}${decode(body)}`.split(delimiter);
  const last = parts.pop();
  if (last === undefined || !last.startsWith('--')) throw badForm();
  return parts.map((part) => {
    // Blanks may follow a boundary on its line.
    const start = /^[ \t]*\r\n/.exec(part);
    if (!start) throw badForm();
    return readPart(part.slice(start[0].length - BREAK.length));
  });
};
