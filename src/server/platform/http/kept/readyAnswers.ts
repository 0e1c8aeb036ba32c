import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NoteAnswer } from '../answered.ts';
import { answeredLine } from '../answeredLine.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { isPlainRead } from './isPlainRead.ts';
import type { Mark } from './mark.ts';
import { readyBody, sendReady, type ReadyBody } from './readyBody.ts';
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

/** All addresses together: what was not asked for longest goes its whole way again. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Of queries there are any number: they have a quarter of that for themselves, and push out each other alone. */
const ASKED_SHARE = 4;
/** Of an address beside its bodies. */
const ENTRY_BYTES = 500;
/** Written anew with each answer. */
const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
/** Levels at which the log tells of answers. */
const TELLING = new Set(['trace', 'debug', 'info']);

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

interface ReadyOptions {
  noteAnswer?: NoteAnswer;
  log?: Pick<NodeJS.WritableStream, 'write'>;
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
  { noteAnswer = () => undefined, log, maxBytes = MAX_BYTES }: ReadyOptions = {},
): ReadyAnswers => {
  const plain = new LRUCache<string, Ready>({ maxSize: maxBytes });
  const asked = new LRUCache<string, Ready>({ maxSize: maxBytes / ASKED_SHARE });
  const roomOf = (url: string) => (url.includes('?') ? asked : plain);
  let isOpen = false;
  let isTelling = false;
  let keepAliveMs = 0;

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
      if (!isOpen || !isPlainRead(request)) return false;
      const began = performance.now();
      const found = find(request);
      if (!found) return false;
      const status = sendReady(request, response, found.body);
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const answer = { route: found.route, status, ms };
      noteAnswer(answer);
      if (isTelling) log?.write(answeredLine(answer, Date.now()));
      return true;
    },

    watch: (app) => {
      app.decorateReply('ready', undefined);
      app.addHook('onReady', async () => {
        isOpen = true;
        isTelling = TELLING.has(app.log.level);
        ({ keepAliveTimeout: keepAliveMs } = app.server);
      });
      // Whoever closes the server says so to every connection.
      app.addHook('preClose', async () => {
        isOpen = false;
      });
      app.addHook('onSend', async (request, reply, payload) => {
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
        ready.bodies.set(variant, readyBody({ headers, body: payload, etag, keepAliveMs }));
        answers.set(url, ready, { size: sizeOf(ready) });
      });
    },
  };
};
