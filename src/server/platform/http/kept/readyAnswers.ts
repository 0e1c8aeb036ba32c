import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainReadOf } from './plainRead.ts';
import { writePast } from '../connections/writePast.ts';
import { isPlainRead } from './isPlainRead.ts';
import { leaving, sendReady } from './readyBody.ts';
import { readyStore } from './readyStore.ts';
import { repeats } from './repeats.ts';
import { tellOfReady, type Told } from './tellOfReady.ts';

/** All addresses together: what was not asked for longest goes its whole way again. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Who stands between us and visitors. */
export interface Proxies {
  /** Whether the visitor came by https. */
  isSecure: (request: IncomingMessage) => boolean;
  /** Whether a proxy at this address is believed. */
  isProxy: (address: string) => boolean;
}

interface ReadyOptions extends Told {
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
  { isSecure, isProxy }: Proxies,
  { maxBytes = MAX_BYTES, ...told }: ReadyOptions = {},
): ReadyAnswers => {
  let isOpen = false;
  let keepAliveMs = 0;
  const store = readyStore(maxBytes, () => keepAliveMs);

  let write: ReturnType<typeof writePast> | undefined;
  let tell: ReturnType<typeof tellOfReady> = () => undefined;

  const { note, answered } = repeats({
    isProxy,
    answer: (asked, socket) => {
      const began = performance.now();
      const found = isOpen && store.find(asked);
      if (!found || !write) return false;
      const { status, bytes } = leaving(asked, found.body);
      write(socket, bytes);
      tell(found.route, status, began);
      return true;
    },
  });

  return {
    answer: (request, response) => {
      if (!isOpen || !isPlainRead(request)) return false;
      const began = performance.now();
      const asked = plainReadOf(request, isSecure(request));
      const found = store.find(asked);
      if (!found) return false;
      const status = sendReady(asked, response, found.body);
      if (response.shouldKeepAlive) answered(request, asked);
      tell(found.route, status, began);
      return true;
    },

    watch: (app) => {
      app.decorateReply('ready', undefined);
      app.addHook('onReady', async () => {
        isOpen = true;
        tell = tellOfReady(told, app.log.level);
        ({ keepAliveTimeout: keepAliveMs } = app.server);
        write = writePast(app.server);
        // Before it is answered.
        app.server.prependListener('request', note);
      });
      // Whoever closes the server says so to every connection.
      app.addHook('preClose', async () => {
        isOpen = false;
      });
      app.addHook('onSend', async (request, reply, payload) => store.keep(request, reply, payload));
    },
  };
};
