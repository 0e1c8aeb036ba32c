import type { IncomingMessage } from 'node:http';
import type { ByteBudget } from './byteBudget.ts';
import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

/** How fast a body has to arrive, on average, once it had time to begin. */
export interface Pace {
  graceMs: number;
  bytesPerSecond: number;
}

/** Slower than any telephone line of this century. */
const SLOWEST: Pace = { graceMs: 20_000, bytesPerSecond: 1000 };
/** Beyond this the rest of a body is not even read to answer politely. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const LOOKS = 20;

export interface BodyWatch {
  /** Rejects with a refusal when the body must not go on: its texts have no room, or it is too slow. */
  cut: Promise<never>;
  /** From here a file arrives; texts of so many bytes stand in memory. */
  fileBegins: (textBytes: number) => void;
  fileEnds: () => void;
  /** The body has arrived or was given up. */
  ended: () => void;
  /** Nobody needs the texts any more. */
  giveBack: () => void;
}

/** The connection goes with the answer, and what the parser holds with the connection. */
const cutting = (status: number, sentence: string, headers: Record<string, string> = {}): Refusal =>
  new Refusal(status, sentence, { headers: { ...headers, connection: 'close' } });

/**
 * Watches a multipart body as it arrives. All that is no file counts as text from its first byte, because the parser
 * holds a text that has not ended yet; files are counted where they are collected (docs/requirements.md, UP-8, UP-9).
 */
export const watchBody = (raw: IncomingMessage, texts: ByteBudget, pace: Pace = SLOWEST): BodyWatch => {
  let refuse: (refusal: Refusal) => void = () => undefined;
  const cut = new Promise<never>((_kept, broken) => {
    refuse = broken;
  });
  // Nobody may be waiting any more.
  cut.catch(() => undefined);
  const began = performance.now();
  let received = 0;
  let taken = 0;
  let isFile = false;
  let isOver = false;

  const ended = () => {
    isOver = true;
    clearInterval(looking);
  };
  const cutOff = (refusal: Refusal) => {
    ended();
    // Node leaves a request that has its answer as it is: nobody would tell the parser that no more comes.
    raw.socket.once('close', () => raw.destroy());
    refuse(refusal);
  };
  const onData = (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_BODY_BYTES) raw.destroy();
    if (isFile || isOver) return;
    if (texts.take(chunk.length)) taken += chunk.length;
    else cutOff(cutting(503, sentences.busy, { 'retry-after': '5' }));
  };
  const look = () => {
    const passed = performance.now() - began;
    const isSlow = passed > pace.graceMs && received < (passed / 1000) * pace.bytesPerSecond;
    if (isSlow && !raw.complete) cutOff(cutting(408, sentences.timeout));
  };
  const giveBackTo = (bytes: number) => {
    texts.giveBack(Math.max(taken - bytes, 0));
    taken = Math.min(taken, bytes);
  };
  const looking = setInterval(look, pace.graceMs / LOOKS).unref();
  raw.on('data', onData);

  return {
    cut,
    fileBegins: (textBytes) => {
      isFile = true;
      // The file's first bytes came before the parser had found it.
      giveBackTo(textBytes);
    },
    fileEnds: () => {
      isFile = false;
    },
    ended,
    giveBack: () => giveBackTo(0),
  };
};
