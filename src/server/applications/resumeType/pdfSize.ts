import { constants, createInflateRaw } from 'node:zlib';
import { MAX_IMAGE_PIXELS } from '../../../contract/desk/constants.ts';
import { readHeaderPixels, readJbig2Pixels } from './imageSize.ts';
import { pdfNames } from './textWarnings.ts';

/** Why the desk does not show a PDF: it would take too much memory, or it is encrypted, so that nobody knows. */
export type PreviewObstacle = 'tooLarge' | 'protected';

const MB = 1024 * 1024;
/** Page contents, fonts and objects, as often as something refers to them. pdf.js makes many times as much from them. */
const MAX_CONTENT_BYTES = 24 * MB;
/**
 * All images of a file together, because pdf.js unpacks those of one page at the same time: two pages of A4 scanned in
 * colour at 300 dots per inch take 87 MB, or in grey at 400.
 */
const MAX_IMAGE_BYTES = 96 * MB;
/** pdf.js makes colours of grey: so many bytes a pixel are added to what an image unpacks to, unless it has few bits. */
const ADDED_PIXEL_BYTES = 2;
const FEW_BITS = 2;
const MAX_STREAMS = 10_000;
const CHUNK_BYTES = 256 * 1024;
const EMPTY = Buffer.alloc(0);
/** How often a stream may be compressed. The second time gains much only if the first gained too much. */
const MAX_LAYERS = 3;

const STREAM = 'stream';
/** From the start of a stream's dictionary to its end. */
const MAX_DICTIONARY_BYTES = 8000;
const ENCRYPTION = pdfNames('Encrypt');
const IMAGE = pdfNames('Image');
const ASCII85 = pdfNames('ASCII85Decode', 'A85');
const HEXADECIMAL = pdfNames('ASCIIHexDecode', 'AHx');
const TEXT_FILTER = pdfNames('ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx');
/** Filters of images that have headers of their own. */
const CODED_IMAGE = pdfNames('DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode');
const JBIG2 = pdfNames('JBIG2Decode');
/** Programs have not used them for decades. They may unpack to a thousand times their size, and Node has none of them. */
const OLD_FILTER = pdfNames('LZWDecode', 'LZW', 'RunLengthDecode', 'RL');
const WIDTH = /\/Width\s+(\d+)/;
const HEIGHT = /\/Height\s+(\d+)/;
/** An image inside of a page's contents, with its dictionary. */
const INLINE_IMAGE = /\bBI\s([^]{1,400}?)\sID\b/g;
const INLINE_WIDTH = /\/W(?:idth)?\s+(\d+)/;
const INLINE_HEIGHT = /\/H(?:eight)?\s+(\d+)/;
const DICTIONARY_END = />>\s*$/;
/** Before a stream's dictionary: its number. */
const OBJECT_NUMBER = /(\d{1,10})\s+\d{1,5}\s+$/;
const REFERENCE = /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R(?![A-Za-z])/g;

/** Whether a stream begins like one of zlib (RFC 1950), as pdf.js checks it. */
const isZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;

interface Inflated {
  size: number;
  /** Empty if nobody needs it. */
  content: Buffer;
}

/**
 * Unpacks a stream up to a size, or to where it is damaged. Its checksum does not matter to pdf.js. The content is
 * returned only if `isNeeded` says so of its beginning.
 */
const inflate = (
  bytes: Buffer,
  { maxBytes, isNeeded }: { maxBytes: number; isNeeded: (beginning: Buffer) => boolean },
): Promise<Inflated> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const stream = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: CHUNK_BYTES });
    const end = (): void => resolve({ size, content: Buffer.concat(parts) });
    stream.on('end', end).on('error', end);
    stream.on('data', (part: Buffer) => {
      if (parts.length > 0 || (size === 0 && isNeeded(part))) parts.push(part);
      size += part.length;
      if (size <= maxBytes) return;
      stream.destroy();
      end();
    });
    stream.end(bytes.subarray(2));
  });

const ASCII85_START = /^\s*(?:<~)?[!-uz]/;
/** Decodes ASCII85 (ISO 32000-1, 7.4.3) up to its end, or to the first character that it does not have. */
const decodeAscii85 = (bytes: Buffer): Buffer => {
  const decoded: number[] = [];
  let digits: number[] = [];
  const take = (): void => {
    const count = digits.length - 1;
    const value = [...digits, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    for (let at = 0; at < count; at += 1) decoded.push((value / 256 ** (3 - at)) & 255);
    digits = [];
  };
  for (const code of bytes) {
    if (code === 122 && digits.length === 0) decoded.push(0, 0, 0, 0);
    else if (code >= 33 && code <= 117) digits.push(code - 33);
    else if (code > 32) break;
    if (digits.length === 5) take();
  }
  if (digits.length > 1) take();
  return Buffer.from(decoded);
};

/** Decodes what a filter without compression wrote: ASCII85 or hexadecimal digits. */
const decodeText = (bytes: Buffer, dictionary: string): Buffer => {
  if (ASCII85.test(dictionary) && ASCII85_START.test(bytes.toString('latin1', 0, 64)))
    return decodeAscii85(bytes);
  if (HEXADECIMAL.test(dictionary))
    return Buffer.from(bytes.toString('latin1', 0, bytes.indexOf('>')).replace(/\s+/g, ''), 'hex');
  return bytes;
};

/** Unpacks a stream, and what it contains if that is packed too. Stops above `maxBytes`. */
const unpack = async (stream: Buffer, dictionary: string, maxBytes: number): Promise<Inflated> => {
  const isRead = !IMAGE.test(dictionary) || CODED_IMAGE.test(dictionary);
  const isNeeded = (beginning: Buffer): boolean =>
    isRead || isZlib(beginning) || TEXT_FILTER.test(dictionary);
  let content = stream;
  let total = 0;
  for (let layers = 0; layers <= MAX_LAYERS; layers += 1) {
    const packed = decodeText(content, dictionary);
    if (!isZlib(packed)) return { size: total, content: isRead ? packed : EMPTY };
    const { size, content: next } = await inflate(packed, { maxBytes: maxBytes - total, isNeeded });
    content = next;
    total += size;
    if (total > maxBytes) return { size: total, content };
  }
  // Further layers gain nothing but to hide a size.
  return { size: Infinity, content };
};

/** The starts of streams, each with the text before it, which contains its dictionary. */
function* findStreams(
  bytes: Buffer,
): Generator<{ dictionary: string; number: string | undefined; start: number }> {
  let line = -1;
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    // pdf.js skips the rest of the line.
    if (line < at)
      for (line = at; line < bytes.length && bytes[line] !== 10 && bytes[line] !== 13;) line += 1;
    const start = bytes[line] === 13 && bytes[line + 1] === 10 ? line + 2 : line + 1;
    const before = bytes.toString('latin1', Math.max(0, at - MAX_DICTIONARY_BYTES), at);
    const object = before.lastIndexOf('obj');
    const number =
      object < 0 ? undefined : OBJECT_NUMBER.exec(before.slice(Math.max(0, object - 30), object))?.[1];
    yield { dictionary: before.slice(object + 1), number, start };
  }
}

/** Adds how often each object is referred to. */
const countReferences = (text: string, counts: Map<string, number>): void => {
  for (const [, number = ''] of text.matchAll(REFERENCE)) counts.set(number, (counts.get(number) ?? 0) + 1);
};

/** The pixels of all images inside of contents. */
const countInlinePixels = (text: string): number => {
  let pixels = 0;
  for (const [, dictionary = ''] of text.matchAll(INLINE_IMAGE)) {
    const size = Number(INLINE_WIDTH.exec(dictionary)?.[1]) * Number(INLINE_HEIGHT.exec(dictionary)?.[1]);
    pixels += size || 0;
  }
  return pixels;
};

/**
 * Why a PDF is not shown, if it is not. Streams are found by their keyword and not by the table of objects, so that none
 * can be hidden from this search. It has no limit of time: call it in a worker.
 */
export const findPreviewObstacle = async (bytes: Buffer): Promise<PreviewObstacle | undefined> => {
  const text = bytes.toString('latin1');
  if (ENCRYPTION.test(text)) return 'protected';
  if (readHeaderPixels(bytes) > MAX_IMAGE_PIXELS) return 'tooLarge';
  const references = new Map<string, number>();
  countReferences(text, references);
  const sizes: { number: string; size: number }[] = [];
  let inlinePixels = countInlinePixels(text);
  let contents = 0;
  let images = 0;
  let count = 0;
  for (const { dictionary, number, start } of findStreams(bytes)) {
    count += 1;
    const isHidden = number === undefined && DICTIONARY_END.test(dictionary);
    if (count > MAX_STREAMS || isHidden || OLD_FILTER.test(dictionary)) return 'tooLarge';
    const isImage = IMAGE.test(dictionary);
    const pixels = Number(WIDTH.exec(dictionary)?.[1]) * Number(HEIGHT.exec(dictionary)?.[1]);
    if (isImage && pixels > MAX_IMAGE_PIXELS) return 'tooLarge';
    const maxBytes = isImage ? MAX_IMAGE_BYTES - images : MAX_CONTENT_BYTES - contents;
    const { size, content } = await unpack(bytes.subarray(start), dictionary, maxBytes);
    if (size > maxBytes) return 'tooLarge';
    if (JBIG2.test(dictionary) && readJbig2Pixels(content) > MAX_IMAGE_PIXELS) return 'tooLarge';
    if (size > 0 && readHeaderPixels(content) > MAX_IMAGE_PIXELS) return 'tooLarge';
    if (isImage) {
      images += size + (8 * size > FEW_BITS * pixels ? ADDED_PIXEL_BYTES * pixels : 0);
      if (images > MAX_IMAGE_BYTES) return 'tooLarge';
      continue;
    }
    contents += size;
    sizes.push({ number: number ?? '', size });
    if (size === 0) continue;
    const unpacked = content.toString('latin1');
    countReferences(unpacked, references);
    inlinePixels += countInlinePixels(unpacked);
  }
  const referred = sizes.reduce((sum, { number, size }) => sum + size * (references.get(number) ?? 0), 0);
  return referred > MAX_CONTENT_BYTES || inlinePixels > MAX_IMAGE_PIXELS ? 'tooLarge' : undefined;
};
