import { createHash } from 'node:crypto';
import { compress } from './compress.ts';
import { ENCODINGS, type Encoding } from './encodings.ts';
import { refined } from './refined.ts';

/** What is sent in one encoding. */
export interface KeptBody {
  bytes: Buffer;
  /** Strong: equal bytes, equal tags, in every process. */
  etag: string;
  /** It stays like this as long as the answer holds. */
  isSettled: boolean;
}

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
  body: (encoding: Encoding) => Promise<KeptBody>;
  /** Bytes in memory as far as they are known beforehand. */
  size: number;
}

type KeptHead = Pick<KeptAnswer, 'status' | 'type'> & Partial<Pick<KeptAnswer, 'headers'>>;

const HASH_LETTERS = 22;

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LETTERS);

const tagger = (identity: Buffer) => {
  const hash = hashOf(identity);
  return (encoding: Encoding | 'br-best') =>
    encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
};

/**
 * Keeps a text; it is compressed, apart from the event loop, when somebody asks for it so. Asked for `refineAfter` times,
 * brotli does its best later, and until then the body is not settled; without that number it never does.
 */
export const keepText = ({
  status,
  type,
  headers = {},
  text,
  refineAfter,
}: KeptHead & { text: string; refineAfter?: number }): KeptAnswer => {
  const identity = Buffer.from(text);
  const tag = tagger(identity);
  const better = refineAfter === undefined ? undefined : refined(identity, refineAfter);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const quick = (encoding: Encoding): Promise<Buffer> => {
    const made = bodies.get(encoding) ?? compress[encoding](identity);
    bodies.set(encoding, made);
    return made;
  };
  const body = async (encoding: Encoding): Promise<KeptBody> => {
    if (encoding !== 'br' || !better)
      return { bytes: await quick(encoding), etag: tag(encoding), isSettled: true };
    better.ask();
    const bytes = better.bytes() ?? (await quick('br'));
    // Asked again: of a small page the best may be there first, and what is settled is never exchanged.
    const best = better.bytes();
    if (best) return { bytes: best, etag: tag('br-best'), isSettled: true };
    return { bytes, etag: tag('br'), isSettled: better.isSettled() };
  };
  return { status, type, headers, encodings: ENCODINGS, body, size: 2 * identity.length };
};

/** Keeps bytes that were compressed beforehand. */
export const keepBodies = ({
  status,
  type,
  headers = {},
  bodies,
}: KeptHead & {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}): KeptAnswer => {
  const tag = tagger(bodies.identity);
  return {
    status,
    type,
    headers,
    encodings: ENCODINGS.filter((encoding) => bodies[encoding]),
    body: async (encoding) => ({
      bytes: bodies[encoding] ?? bodies.identity,
      etag: tag(encoding),
      isSettled: true,
    }),
    size: Object.values(bodies).reduce((sum, bytes) => sum + bytes.length, 0),
  };
};
