import { deflateSync } from 'node:zlib';
import { makePages, type PdfObject } from './pdf.ts';

const MB = 1024 * 1024;
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const FLATE = '/Filter /FlateDecode';
const TEXT: PdfObject = { dictionary: '', data: Buffer.from('BT /F1 12 Tf 60 780 Td (A resume) Tj ET') };

const packed = (content: string, bytes: number): Buffer => deflateSync(Buffer.alloc(bytes, content));
const withContents = (dictionary: string, data: Buffer, contents = '3 0 R'): Buffer =>
  makePages([{ contents, resources: '/Font << /F1 4 0 R >>' }], [{ dictionary, data }, FONT]);
const withObject = (object: PdfObject): Buffer =>
  makePages([{ contents: '3 0 R', resources: '/Font << /F1 4 0 R >>' }], [TEXT, FONT, object]);

interface Image {
  width: number;
  height: number;
  /** Colour, bits and filter. */
  kind: string;
  data: Buffer;
}
const DRAW: PdfObject = { dictionary: '', data: Buffer.from('q 595 0 0 842 0 0 cm /I Do Q') };
const toObject = ({ width, height, kind, data }: Image): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${kind}`,
  data,
});
const withImage = (image: Image): Buffer =>
  makePages([{ contents: '3 0 R', resources: '/XObject << /I 4 0 R >>' }], [DRAW, toObject(image)]);

const GRAY = '/BitsPerComponent 8 /ColorSpace /DeviceGray';
const BLACK = '/BitsPerComponent 1 /ColorSpace /DeviceGray';
const SIDE = 30_000;
const large = { width: SIDE, height: SIDE };
const small = { width: 100, height: 100 };

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8]),
  number(SIDE, 2),
  number(SIDE, 2),
  Buffer.from([1, 1, 0x11, 0, 0xff, 0xd9]),
]);
const jpx = Buffer.concat([
  Buffer.from([0xff, 0x4f, 0xff, 0x51, 0, 41, 0, 0]),
  number(SIDE, 4),
  number(SIDE, 4),
  Buffer.alloc(30),
]);
/** One segment with the size of the page. */
const jbig2 = Buffer.concat([
  Buffer.from([0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19]),
  number(SIDE, 4),
  number(SIDE, 4),
  Buffer.alloc(11),
]);

/** Pages of grey images, each drawn over the whole page, with the numbers of the images on each page. */
export const makePagesOfImages = (
  { width, height }: { width: number; height: number },
  pages: readonly (readonly number[])[],
): Buffer => {
  const data = packed('Scan ', width * height);
  const image = toObject({ width, height, kind: `${GRAY} ${FLATE}`, data });
  const draw = (number: number) => `q 595 0 0 842 0 0 cm /I${number} Do Q`;
  const contents = pages.map((numbers) => ({
    dictionary: '',
    data: Buffer.from(numbers.map(draw).join(' ')),
  }));
  const first = 3 + pages.length;
  return makePages(
    pages.map((numbers, index) => ({
      contents: `${3 + index} 0 R`,
      resources: `/XObject << ${numbers.map((number) => `/I${number} ${first + number} 0 R`).join(' ')} >>`,
    })),
    [...contents, ...Array<PdfObject>(Math.max(...pages.flat()) + 1).fill(image)],
  );
};

/** PDF files below 5 MB that would take gigabytes of memory. */
export const bombs: Readonly<Record<string, () => Buffer>> = {
  'a page that unpacks to 100 MB': () => withContents(FLATE, packed('q Q\n', 100 * MB)),
  'a page that was packed twice': () =>
    withContents('/Filter [/FlateDecode /FlateDecode]', deflateSync(packed('q Q\n', 100 * MB))),
  'a page that was packed four times': () =>
    withContents(
      '/Filter [/FlateDecode /FlateDecode /FlateDecode /FlateDecode]',
      deflateSync(deflateSync(deflateSync(packed('q Q\n', MB)))),
    ),
  'a packed page in hexadecimal digits': () =>
    withContents(
      '/Filter [/ASCIIHexDecode /FlateDecode]',
      Buffer.from(`${packed('q Q\n', 100 * MB).toString('hex')}>`),
    ),
  'a filter that nobody uses any more': () =>
    withContents('/Filter /LZWDecode', Buffer.from('800b6050220c0c8501', 'hex')),
  'many pages of contents that unpack to 2 MB each': () =>
    makePages(
      Array.from({ length: 40 }, (_, index) => ({ contents: `${3 + index} 0 R`, resources: '' })),
      Array.from({ length: 40 }, () => ({ dictionary: FLATE, data: packed('q Q\n', 2 * MB) })),
    ),
  'a page that has the same contents 100 times': () =>
    withContents(FLATE, packed(' ', MB), `[${'3 0 R '.repeat(100)}]`),
  'images inside of a page': () =>
    withContents(
      FLATE,
      deflateSync('q 595 0 0 842 0 0 cm BI /W 3000 /H 3000 /BPC 8 /CS /G /F /Fl ID x EI Q '.repeat(2)),
    ),
  'a font of 100 MB': () => withObject({ dictionary: `${FLATE} /Length1 1`, data: packed('\0', 100 * MB) }),
  'an object stream of 100 MB': () =>
    withObject({ dictionary: `/Type /ObjStm /N 1 /First 4 ${FLATE}`, data: packed('[]', 100 * MB) }),
  'a table of objects of 100 MB': () =>
    withObject({ dictionary: `/Type /XRef /Size 9 /W [1 4 2] ${FLATE}`, data: packed('\u0001', 100 * MB) }),
  'more streams than a resume has': () =>
    makePages([{ contents: '3 0 R', resources: '' }], Array<PdfObject>(10_001).fill(TEXT)),
  'a page of images that unpack to 12 MB each': () =>
    makePagesOfImages({ width: 3400, height: 3500 }, [[0, 1, 2]]),
  'a large black-and-white image': () =>
    withImage({ ...large, kind: `${BLACK} ${FLATE}`, data: packed('\0', (SIDE * SIDE) / 8) }),
  'a large fax': () =>
    withImage({ ...large, kind: `${BLACK} /Filter /CCITTFaxDecode`, data: Buffer.alloc(99) }),
  'a small image that unpacks to 100 MB': () =>
    withImage({ ...small, kind: `${GRAY} ${FLATE}`, data: packed('\0', 100 * MB) }),
  'a JPEG that is larger than it says': () =>
    withImage({ ...small, kind: `${GRAY} /Filter /DCTDecode`, data: jpeg }),
  'a packed JPEG that is larger than it says': () =>
    withImage({ ...small, kind: `${GRAY} /Filter [/FlateDecode /DCTDecode]`, data: deflateSync(jpeg) }),
  'a JPX that is larger than it says': () =>
    withImage({ ...small, kind: `${GRAY} /Filter /JPXDecode`, data: jpx }),
  'a JBIG2 that is larger than it says': () =>
    withImage({ ...small, kind: `${BLACK} /Filter /JBIG2Decode`, data: jbig2 }),
};

/** A resume of ten A4 pages, scanned at 300 dots per inch. */
export const makeScan = (): Buffer => {
  const [width, height] = [2480, 3508];
  // Lines of letters: every pixel of some rows differs from its neighbours.
  const pixels = Buffer.alloc((width / 8) * height, 255);
  for (let at = 0; at < pixels.length; at += 1)
    if (Math.floor(at / (width / 8)) % 60 < 30 && at % 7 < 5)
      pixels[at] = Math.imul(at, 2_654_435_761) >>> 24;
  const scan = toObject({ width, height, kind: `${BLACK} ${FLATE}`, data: deflateSync(pixels) });
  const pages = Array.from({ length: 10 }, (_, index) => ({
    contents: '3 0 R',
    resources: `/XObject << /I ${4 + index} 0 R >>`,
  }));
  return makePages(pages, [DRAW, ...Array<PdfObject>(10).fill(scan)]);
};
