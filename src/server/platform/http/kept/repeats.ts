import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswered } from '../connections/inTurn.ts';
import { seeFirst } from '../connections/seeFirst.ts';
import type { Asked } from './asked.ts';
import { isPlainRead } from './isPlainRead.ts';
import { isWholeHead, learnedRequests, type Learned } from './learnedRequests.ts';

/** No browser asks one connection for so many pages: theirs stay Node's alone. */
const BEFORE_LOOKING = 16;

/** A connection on which answers leave from memory. */
interface Talk {
  fromMemory: number;
  /** Requests that Node found in the piece at hand. */
  inPiece: number;
  last?: { request: IncomingMessage; response: ServerResponse; asked?: Asked };
  /** The last one that was known. */
  known?: Learned;
  /** Whether the next piece begins a request: all before it is taken apart, to the last byte. */
  isAtStart: boolean;
}

interface RepeatsOptions {
  /** Answers from memory; false where that cannot be. */
  answer: (asked: Asked, socket: Socket) => boolean;
  /** A proxy that is believed says of each request whose it is: they are never the same, and not learned. */
  isProxy: (address: string) => boolean;
}

export interface Repeats {
  /** Hears of each request before it is answered. */
  note: (request: IncomingMessage, response: ServerResponse) => void;
  /** Hears that one was answered from memory, and its connection is kept. */
  answered: (request: IncomingMessage, asked: Asked) => void;
}

/** What a request says beyond its answer is forgotten with it. */
const isSecret = ({ headers: { authorization, cookie } }: IncomingMessage): boolean =>
  authorization !== undefined || cookie !== undefined;

/** Whether the next piece begins a request, and nothing is under way before it. */
const isFreeFor = ({ isAtStart, last }: Talk, { writable, writableLength }: Socket): boolean =>
  isAtStart && last !== undefined && isAnswered(last.response) && writable && writableLength === 0;

/**
 * Requests that are repeated byte for byte, as programs and proxies send them, are not taken apart again: what Node's
 * parser made of them holds for the same bytes in the same place, the beginning of a request on a connection where
 * nothing else is under way (docs/requirements.md, FAST-5). Nothing is parsed here; every other piece goes to Node.
 */
export const repeats = ({ answer, isProxy }: RepeatsOptions): Repeats => {
  const learned = learnedRequests();
  const talks = new WeakMap<Socket, Talk>();

  const look = (socket: Socket, talk: Talk): void =>
    seeFirst(socket, (piece, goOn) => {
      const isFree = isFreeFor(talk, socket);
      const known = isFree ? learned.find(piece, talk.known) : undefined;
      if (known && answer(known.asked, socket)) {
        talk.known = known;
        return;
      }
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
      const talk = talks.get(socket) ?? { fromMemory: 0, inPiece: 0, isAtStart: false };
      talks.set(socket, talk);
      talk.fromMemory += 1;
      if (talk.last?.request === request) talk.last.asked = asked;
      if (talk.fromMemory === BEFORE_LOOKING && !isProxy(socket.remoteAddress ?? '')) look(socket, talk);
    },
  };
};
