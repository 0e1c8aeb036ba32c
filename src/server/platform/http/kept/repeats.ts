import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { seeFirst } from '../connections/seeFirst.ts';
import type { PlainRead } from './plainRead.ts';
import { isPlainRead } from './isPlainRead.ts';
import { isWholeHead, learnedRequests } from './learnedRequests.ts';
import { isFreeFor, isSame, newTalk, type Talk } from './talk.ts';

/** No browser asks for one page so often in a row: connections of visitors stay Node's alone, and cost what they did. */
const BEFORE_LOOKING = 16;
/** After so many in a row that were not known a connection is looked at no longer: a vain look takes as long as half an answer. */
const MOST_IN_VAIN = 16;

interface RepeatsOptions {
  /** Answers from memory; false where that cannot be. */
  answer: (asked: PlainRead, socket: Socket) => boolean;
  /** A proxy that is believed says of each request whose it is: they are never the same, and not learned. */
  isProxy: (address: string) => boolean;
}

export interface Repeats {
  /** Hears of each request before it is answered. */
  note: (request: IncomingMessage, response: ServerResponse) => void;
  /** Hears that one was answered from memory, and its connection is kept. */
  answered: (request: IncomingMessage, asked: PlainRead) => void;
}

/** What a request says beyond its answer is forgotten with it. */
const isSecret = ({ headers: { authorization, cookie } }: IncomingMessage): boolean =>
  authorization !== undefined || cookie !== undefined;

/**
 * Requests that are repeated byte for byte, as programs and proxies send them, are not taken apart again: what Node's
 * parser made of them holds for the same bytes in the same place, the beginning of a request on a connection where
 * nothing else is under way (docs/requirements.md, FAST-20). Nothing is parsed here; every other piece goes to Node.
 */
export const repeats = ({ answer, isProxy }: RepeatsOptions): Repeats => {
  const learned = learnedRequests();
  const talks = new WeakMap<Socket, Talk>();

  const look = (socket: Socket, talk: Talk): void =>
    seeFirst(socket, (piece, goOn) => {
      if (talk.inVain >= MOST_IN_VAIN) {
        talk.isAtStart = false;
        return goOn(piece);
      }
      const isFree = isFreeFor(talk, socket);
      const known = isFree ? learned.find(piece, talk.known) : undefined;
      if (known && answer(known.asked, socket)) {
        talk.known = known;
        talk.inVain = 0;
        return;
      }
      talk.inVain += 1;
      talk.inPiece = 0;
      goOn(piece);
      const { last } = talk;
      talk.isAtStart =
        talk.inPiece === 1 && last !== undefined && isPlainRead(last.request) && isWholeHead(piece);
      if (isFree && talk.isAtStart && last?.asked && !isSecret(last.request))
        learned.learn(piece, last.asked);
    });

  return {
    note: (request, response) => {
      const talk = talks.get(request.socket);
      if (!talk) return;
      talk.inPiece += 1;
      talk.last = { request, response };
    },

    answered: (request, asked) => {
      const { socket } = request;
      const talk = talks.get(socket) ?? newTalk();
      talks.set(socket, talk);
      talk.times = isSame(talk.same, request) ? talk.times + 1 : 1;
      const { url, method, rawHeaders } = request;
      talk.same = { url, method, rawHeaders };
      if (talk.last?.request === request) talk.last.asked = asked;
      if (talk.times !== BEFORE_LOOKING || isProxy(socket.remoteAddress ?? '')) return;
      talk.inVain = 0;
      if (!talk.isLookedAt) look(socket, talk);
      talk.isLookedAt = true;
    },
  };
};
