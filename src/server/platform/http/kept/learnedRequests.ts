import { LRUCache } from 'lru-cache';
import type { PlainRead } from './plainRead.ts';

/** Of requests, not of answers. */
const MAX_BYTES = 1024 * 1024;
/** Browsers send 300 to 900. */
const MAX_LETTERS = 2048;
/** Of a request beside its letters, which are held twice. */
const ENTRY_BYTES = 300;
const END = '\r\n\r\n';

/** What Node's parser made of these very bytes. */
export interface Learned {
  bytes: Buffer;
  asked: PlainRead;
}

/** A byte is a letter. */
const lettersOf = (piece: Buffer): string => piece.toString('latin1');

/**
 * Whether a piece is a request's head to its end and nothing behind it, if it is one. It begins with a method, so that
 * no end of what came before can lie in it.
 */
export const isWholeHead = (piece: Buffer): boolean => {
  if (piece.length > MAX_LETTERS) return false;
  const letters = lettersOf(piece);
  const isToItsEnd = letters.indexOf(END) === letters.length - END.length;
  return isToItsEnd && /^(?:GET|HEAD) /.test(letters) && !/(?<!\r)\n/.test(letters);
};

export interface LearnedRequests {
  /** `last` is what was found for this connection before: who repeats a request mostly repeats the last one. */
  find: (piece: Buffer, last: Learned | undefined) => Learned | undefined;
  learn: (piece: Buffer, asked: PlainRead) => void;
}

/** Whole requests by their very bytes: 1 MB of them; what was not asked for longest goes. */
export const learnedRequests = (): LearnedRequests => {
  const known = new LRUCache<string, Learned>({ maxSize: MAX_BYTES });
  return {
    find: (piece, last) => {
      if (last && piece.equals(last.bytes)) return last;
      return piece.length > MAX_LETTERS ? undefined : known.get(lettersOf(piece));
    },
    learn: (piece, asked) => {
      const size = 2 * piece.length + ENTRY_BYTES;
      known.set(lettersOf(piece), { bytes: Buffer.from(piece), asked }, { size });
    },
  };
};
