import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NoteAnswer } from '../answered.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { isPlainRead } from './isPlainRead.ts';
import { isUnchanged } from './isUnchanged.ts';
import type { Mark } from './mark.ts';

interface Body {
  headers: string[];
  /** One letter a byte: Node writes head and letters in one piece, bytes apart from the head (a third slower). */
  letters: string;
  etag: string;
}

/** An answer as it left once: whatever hooks add to it stands in its headers. */
interface Ready {
  mark: Mark;
  /** What the mark said when it was made. */
  madeAt: string;
  encodings: readonly Encoding[];
  /** The route's template, for the log. */
  route: string;
  bodies: Map<string, Body>;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set by `sendKept`: this answer may leave again as it is, while its mark stands. */
    ready:
      | { mark: Mark; madeAt: string; encodings: readonly Encoding[]; encoding: Encoding; etag: string }
      | undefined;
  }
}

/** All addresses together: what was not asked for longest goes its whole way again. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Of queries there are any number: they have a quarter of that for themselves, and push out each other alone. */
const ASKED_SHARE = 4;
/** Of an address beside its bodies. */
const ENTRY_BYTES = 500;
/** Node writes these itself; and an answer that is unchanged has no body to tell of. */
const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

/** Tells answers over TLS, which have a header more, from others. */
const variantOf = (encoding: Encoding, isSecure: boolean): string => `${encoding} ${isSecure}`;

const sizeOf = ({ bodies }: Ready): number =>
  [...bodies.values()].reduce(
    (sum, { headers, letters }) => sum + letters.length + headers.join('').length,
    ENTRY_BYTES,
  );

const withoutBody = (headers: readonly string[]): string[] => {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (!OF_THE_BODY.has(name)) kept.push(name, value);
  }
  return kept;
};

const headersOf = (reply: FastifyReply, bytes: Buffer): string[] => [
  ...Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OF_THE_MOMENT.has(name) || name === 'content-length' ? [] : [name, String(value)],
  ),
  'content-length',
  String(bytes.length),
];

interface ReadyOptions {
  noteAnswer?: NoteAnswer;
  maxBytes?: number;
}

export interface ReadyAnswers {
  /** Answers a request from memory; false where it has to go its whole way. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Learns what leaves, and logs what left from memory. */
  watch: (app: FastifyInstance) => void;
}

/**
 * What was answered once and cannot have changed leaves again without hooks, checks and routing, which are most of
 * the work of a page that lies ready (OPS-15, docs/decisions/kept-answers.md). What is not a plain
 * question for such an answer goes its whole way.
 */
export const readyAnswers = (
  isSecure: (request: IncomingMessage) => boolean,
  { noteAnswer = () => undefined, maxBytes = MAX_BYTES }: ReadyOptions = {},
): ReadyAnswers => {
  const plain = new LRUCache<string, Ready>({ maxSize: maxBytes });
  const asked = new LRUCache<string, Ready>({ maxSize: maxBytes / ASKED_SHARE });
  const roomOf = (url: string) => (url.includes('?') ? asked : plain);
  let log: FastifyInstance['log'] | undefined;

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { headers, letters, etag }: Body,
  ): number => {
    if (isUnchanged(request.headers['if-none-match'], etag)) {
      response.writeHead(304, withoutBody(headers)).end();
      return 304;
    }
    response.writeHead(200, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(letters, 'latin1');
    return 200;
  };

  const find = (request: IncomingMessage) => {
    const url = request.url ?? '';
    const ready = roomOf(url).get(url);
    if (!ready || ready.mark.known() !== ready.madeAt) return undefined;
    const encoding = chooseEncoding(request.headers['accept-encoding'], ready.encodings);
    const body = ready.bodies.get(variantOf(encoding, isSecure(request)));
    return body && { body, route: ready.route };
  };

  return {
    answer: (request, response) => {
      if (!log || !isPlainRead(request)) return false;
      const began = performance.now();
      const found = find(request);
      if (!found) return false;
      const status = send(request, response, found.body);
      const ms = Math.round((performance.now() - began) * 10) / 10;
      noteAnswer({ route: found.route, status, ms });
      log.info({ reqId: randomUUID(), route: found.route, status, ms }, 'answered');
      return true;
    },

    watch: (app) => {
      app.decorateReply('ready', undefined);
      app.addHook('onReady', async () => {
        log = app.log;
      });
      // Whoever closes the server says so to every connection.
      app.addHook('preClose', async () => {
        log = undefined;
      });
      app.addHook('onSend', async (request, reply, payload) => {
        const url = request.raw.url ?? '';
        if (!reply.ready || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return;
        if (request.method !== 'GET' || request.headers.origin !== undefined) return;
        const { mark, madeAt, encodings, encoding, etag } = reply.ready;
        const answers = roomOf(url);
        const known = answers.get(url);
        const ready: Ready =
          known?.mark === mark && known.madeAt === madeAt
            ? known
            : { mark, madeAt, encodings, route: request.routeOptions.url ?? 'none', bodies: new Map() };
        const variant = variantOf(encoding, request.protocol === 'https');
        ready.bodies.set(variant, {
          headers: headersOf(reply, payload),
          letters: payload.toString('latin1'),
          etag,
        });
        answers.set(url, ready, { size: sizeOf(ready) });
      });
    },
  };
};
