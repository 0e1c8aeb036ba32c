import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PlainRead } from './plainRead.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import type { Mark } from './mark.ts';
import { readyBody, type ReadyBody } from './readyBody.ts';
import { areSendable } from './wholeAnswer.ts';

/** An answer as it left once: whatever hooks add to it stands in its headers. */
interface Ready {
  mark: Mark;
  /** What the mark said when it was made. */
  madeAt: string;
  encodings: readonly Encoding[];
  /** The route's template, for the log. */
  route: string;
  bodies: Map<string, ReadyBody>;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set by `sendKept`: this answer may leave again as it is, while its mark stands. */
    ready:
      | { mark: Mark; madeAt: string; encodings: readonly Encoding[]; encoding: Encoding; etag: string }
      | undefined;
  }
}

/** Of queries there are any number: they have a quarter of that for themselves, and push out each other alone. */
const ASKED_SHARE = 4;
/** Of an address beside its bodies. */
const ENTRY_BYTES = 500;
/** Written anew with each answer. */
const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Tells answers over TLS, which have a header more, from others. */
const variantOf = (encoding: Encoding, isSecure: boolean): string => `${encoding} ${isSecure}`;

const sizeOf = ({ bodies }: Ready): number =>
  [...bodies.values()].reduce((sum, { bytes }) => sum + bytes, ENTRY_BYTES);

const headersOf = (reply: FastifyReply, bytes: Buffer): string[] => [
  ...Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OF_THE_MOMENT.has(name) || name === 'content-length' ? [] : [name, String(value)],
  ),
  'content-length',
  String(bytes.length),
];

export interface Found {
  body: ReadyBody;
  route: string;
}

export interface ReadyStore {
  /** What lies ready for a plain read, if it holds. */
  find: (asked: PlainRead) => Found | undefined;
  /** Keeps what is about to leave, if it may leave again. */
  keep: (request: FastifyRequest, reply: FastifyReply, payload: unknown) => void;
}

/** What was answered once, head and body: `maxBytes` of it at most, on connections that are kept for so long. */
export const readyStore = (maxBytes: number, keepAliveMs: () => number): ReadyStore => {
  const plain = new LRUCache<string, Ready>({ maxSize: maxBytes });
  const asked = new LRUCache<string, Ready>({ maxSize: maxBytes / ASKED_SHARE });
  const roomOf = (url: string) => (url.includes('?') ? asked : plain);

  return {
    find: ({ url, accepted, isSecure }) => {
      const ready = roomOf(url).get(url);
      if (!ready || ready.mark.known() !== ready.madeAt) return undefined;
      const encoding = chooseEncoding(accepted, ready.encodings);
      const body = ready.bodies.get(variantOf(encoding, isSecure));
      return body && { body, route: ready.route };
    },

    keep: (request, reply, payload) => {
      const url = request.raw.url ?? '';
      if (!reply.ready || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return;
      if (request.method !== 'GET' || request.headers.origin !== undefined) return;
      const headers = headersOf(reply, payload);
      if (!areSendable(headers)) return;
      const { mark, madeAt, encodings, encoding, etag } = reply.ready;
      const answers = roomOf(url);
      const known = answers.get(url);
      const ready: Ready =
        known?.mark === mark && known.madeAt === madeAt
          ? known
          : { mark, madeAt, encodings, route: request.routeOptions.url ?? 'none', bodies: new Map() };
      const variant = variantOf(encoding, request.protocol === 'https');
      ready.bodies.set(variant, readyBody({ headers, body: payload, etag, keepAliveMs: keepAliveMs() }));
      answers.set(url, ready, { size: sizeOf(ready) });
    },
  };
};
