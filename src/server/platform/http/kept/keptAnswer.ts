import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from './encodings.ts';

/** An answer that is made once and sent many times. */
export interface KeptAnswer {
  status: number;
  /** Media type with its charset. */
  type: string;
  /** What it says beyond that. */
  headers: Readonly<Record<string, string>>;
  /** Which bodies there are, or can be made. */
  encodings: readonly Encoding[];
  /** The bytes in an encoding: made when first asked for, and kept. */
  body: (encoding: Encoding) => Promise<Buffer>;
  /** Strong, another one for each encoding: equal bytes, equal tags, in every process. */
  etag: (encoding: Encoding) => string;
  /** Bytes in memory as far as they are known beforehand. */
  size: number;
}

type KeptHead = Pick<KeptAnswer, 'status' | 'type'> & Partial<Pick<KeptAnswer, 'headers'>>;

/** Good enough in two milliseconds a page; the best takes sixty. */
const BROTLI_QUALITY = 5;
const HASH_LETTERS = 22;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  identity: async (bytes) => bytes,
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LETTERS);

const tagger = (identity: Buffer) => {
  const hash = hashOf(identity);
  return (encoding: Encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`);
};

/** Keeps a text; it is compressed, apart from the event loop, when somebody asks for it so. */
export const keepText = ({ status, type, headers = {}, text }: KeptHead & { text: string }): KeptAnswer => {
  const identity = Buffer.from(text);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const body = (encoding: Encoding): Promise<Buffer> => {
    const made = bodies.get(encoding) ?? compress[encoding](identity);
    bodies.set(encoding, made);
    return made;
  };
  return {
    status,
    type,
    headers,
    encodings: ENCODINGS,
    body,
    etag: tagger(identity),
    size: 2 * identity.length,
  };
};

/** Keeps bytes that were compressed beforehand. */
export const keepBodies = ({
  status,
  type,
  headers = {},
  bodies,
}: KeptHead & {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}): KeptAnswer => ({
  status,
  type,
  headers,
  encodings: ENCODINGS.filter((encoding) => bodies[encoding]),
  body: async (encoding) => bodies[encoding] ?? bodies.identity,
  etag: tagger(bodies.identity),
  size: Object.values(bodies).reduce((sum, bytes) => sum + bytes.length, 0),
});
