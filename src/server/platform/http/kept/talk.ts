import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { PlainRead } from './plainRead.ts';
import { isAnswered } from '../connections/inTurn.ts';
import type { Learned } from './learnedRequests.ts';

/** A connection on which answers leave from memory. */
export interface Talk {
  /** How often the same request came in a row, and which. */
  times: number;
  same?: Pick<IncomingMessage, 'url' | 'method' | 'rawHeaders'>;
  /** Pieces in a row that were not known. */
  inVain: number;
  isLookedAt: boolean;
  /** Requests that Node found in the piece at hand. */
  inPiece: number;
  last?: { request: IncomingMessage; response: ServerResponse; asked?: PlainRead };
  /** The last one that was known. */
  known?: Learned;
  /** Whether the next piece begins a request: all before it is taken apart, to the last byte. */
  isAtStart: boolean;
}

export const newTalk = (): Talk => ({ times: 0, inVain: 0, isLookedAt: false, inPiece: 0, isAtStart: false });

/** Whether Node read the same out of both. */
export const isSame = (one: Talk['same'], other: IncomingMessage): boolean =>
  one !== undefined &&
  one.url === other.url &&
  one.method === other.method &&
  one.rawHeaders.length === other.rawHeaders.length &&
  one.rawHeaders.every((text, index) => text === other.rawHeaders[index]);

/** Whether the next piece begins a request, and nothing is under way before it. */
export const isFreeFor = ({ isAtStart, last }: Talk, { writable, writableLength }: Socket): boolean =>
  isAtStart && last !== undefined && isAnswered(last.response) && writable && writableLength === 0;
