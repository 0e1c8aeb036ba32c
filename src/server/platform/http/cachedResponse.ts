import type { FastifyReply } from 'fastify';
import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gunzip, gzip } from 'node:zlib';

/** The best encoding first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A cached response, sent to all visitors. */
export interface CachedResponse {
  status: number;
  /** Media type with its charset. */
  type: string;
  headers: Readonly<Record<string, string>>;
  /** Hash of the content, so that every process sends the same ETag. */
  hash: string;
  /** Approximate bytes in memory. */
  size: number;
  encodings: readonly Encoding[];
  body: (encoding: Encoding) => Buffer | Promise<Buffer>;
  /** Outdated, but sent because the database does not respond. */
  isStale?: true;
}

type ResponseHead = Pick<CachedResponse, 'status' | 'type'> & Partial<Pick<CachedResponse, 'headers'>>;

const HASH_LENGTH = 22;
/** Compresses a page in two milliseconds; the best quality takes a hundred. */
const BROTLI_QUALITY = 5;

const compress = {
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

const toTag = (hash: Hash): string => hash.digest('base64url').slice(0, HASH_LENGTH);
const hashBytes = (bytes: Buffer): string => toTag(createHash('sha256').update(bytes));

/** Makes a response from files that the build compressed. */
export const makeStaticResponse = (
  { headers = {}, ...head }: ResponseHead,
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
): CachedResponse => ({
  ...head,
  headers,
  hash: hashBytes(bodies.identity),
  size: Object.values(bodies).reduce((sum, bytes) => sum + bytes.length, 0),
  encodings: ENCODINGS.filter((encoding) => bodies[encoding]),
  body: (encoding) => bodies[encoding] ?? bodies.identity,
});

/** Makes a response from a string. It is compressed, outside the event loop, on the first request for an encoding. */
export const makeTextResponse = ({ headers = {}, ...head }: ResponseHead, text: string): CachedResponse => {
  const identity = Buffer.from(text);
  const bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity };
  const startCompression = (encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const compression = compress[encoding](identity);
    compression.then((bytes) => (bodies[encoding] = bytes)).catch(() => undefined);
    return compression;
  };
  return {
    ...head,
    headers,
    hash: hashBytes(identity),
    size: 2 * identity.length,
    encodings: ENCODINGS,
    body: (encoding) =>
      (bodies[encoding] ??= encoding === 'identity' ? identity : startCompression(encoding)),
  };
};

const expand = promisify<Buffer, Buffer>(gunzip);

/**
 * The same from the parts of a text of many megabytes, which are compressed as they come. Only the compressed bytes are
 * kept, and expanded for a client that does not accept them, which hardly any program is.
 */
export const makePiecedResponse = async (
  { headers = {}, ...head }: ResponseHead,
  parts: AsyncIterable<Buffer>,
): Promise<CachedResponse> => {
  const hash = createHash('sha256');
  const readParts = async function* () {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  };
  const compressor = createGzip();
  const [bytes] = await Promise.all([buffer(compressor), pipeline(readParts, compressor)]);
  return {
    ...head,
    headers,
    hash: toTag(hash),
    size: bytes.length,
    encodings: ['gzip', 'identity'],
    body: (encoding) => (encoding === 'identity' ? expand(bytes) : bytes),
  };
};

export const makeJsonResponse = (value: unknown, headers: Record<string, string> = {}): CachedResponse =>
  makeTextResponse({ status: 200, type: 'application/json; charset=utf-8', headers }, JSON.stringify(value));

/** Chooses the best of `offered` that an Accept-Encoding header allows. */
const chooseEncoding = (accepted = '', offered: readonly Encoding[] = ENCODINGS): Encoding => {
  const allowed = accepted
    .toLowerCase()
    .split(',', 20)
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return offered.find((encoding) => allowed.includes(encoding)) ?? 'identity';
};

/** Weak comparison (RFC 9110, 13.1.2). */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',', 50)
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Adds Accept-Encoding to the headers that the response depends on. */
const varyByEncoding = (reply: FastifyReply): void => {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
};

/** Sends a response in the best encoding for the client, or 304. Only a success can become 304. */
export const sendResponse = async (reply: FastifyReply, response: CachedResponse): Promise<FastifyReply> => {
  const { headers, log } = reply.request;
  const encoding = chooseEncoding(headers['accept-encoding'], response.encodings);
  reply.code(response.status).headers(response.headers);
  varyByEncoding(reply);
  if (response.isStale) {
    log.warn('an outdated copy is sent: the database does not answer');
    reply.header('x-last-good-copy', 'true');
  }
  if (response.status === 200) {
    const etag = encoding === 'identity' ? `"${response.hash}"` : `"${response.hash}-${encoding}"`;
    reply.header('etag', etag);
    if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.type(response.type);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await response.body(encoding));
};
