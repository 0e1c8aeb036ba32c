import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodings.ts';

/** Good enough in two milliseconds a page; the best takes a hundred. */
const QUICK = 5;

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** For who waits; apart from the event loop. */
export const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  identity: async (bytes) => bytes,
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (bytes) => brotli(bytes, QUICK),
};

/** For when nobody waits: a tenth fewer bytes. */
export const compressBest = (bytes: Buffer): Promise<Buffer> => brotli(bytes, constants.BROTLI_MAX_QUALITY);
