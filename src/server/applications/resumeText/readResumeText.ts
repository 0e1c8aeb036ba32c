import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextRequest } from './resumeTextWorker.ts';

/** The worker's bundle, as a path from the server's. Defined by webpack. */
declare const RESUME_TEXT_WORKER: string | undefined;

const START_TIMEOUT_MS = 20_000;
const TIMEOUT_MS = 5000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** Memory outside of the worker's heap, such as a decompressed stream, which has no limit of its own. */
const MAX_GROWTH_BYTES = 128 * 1024 * 1024;
const MEMORY_INTERVAL_MS = 50;

const makeWorker = (): Worker =>
  new Worker(
    typeof RESUME_TEXT_WORKER === 'undefined'
      ? new URL('./resumeTextWorker.ts', import.meta.url)
      : join(__dirname, RESUME_TEXT_WORKER),
    // pdf.js prints what it finds in a document, which would be in the server's log.
    { resourceLimits: RESOURCE_LIMITS, stdout: true, stderr: true },
  );

/** Reads texts of resumes, one after another. */
export interface TextReader {
  /** Empty if the document has no text, or cannot be read within its limits of time and memory. */
  read: (request: TextRequest) => Promise<string>;
  close: () => Promise<void>;
}

/** Undefined if the document exceeds a limit. */
const readIn = (worker: Worker, request: TextRequest, timeoutMs: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const memoryBefore = process.memoryUsage.rss();
    const settle = (text: string | undefined): void => {
      clearTimeout(timer);
      clearInterval(memory);
      worker.off('message', settle).off('error', giveUp).off('exit', giveUp);
      resolve(text);
    };
    const giveUp = (): void => settle(undefined);
    const timer = setTimeout(giveUp, timeoutMs);
    const memory = setInterval(() => {
      if (process.memoryUsage.rss() - memoryBefore > MAX_GROWTH_BYTES) giveUp();
    }, MEMORY_INTERVAL_MS);
    worker.on('message', settle).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(request);
  });

/**
 * Makes a reader with a worker of its own, because a resume is a stranger's file: one that never ends or fills the memory
 * ends the worker only.
 */
export const makeTextReader = (timeoutMs = TIMEOUT_MS): TextReader => {
  let worker: Worker | undefined;
  const start = async (): Promise<Worker> => {
    const started = makeWorker();
    // It may still fail while it is being ended. Without a listener, that would end the process.
    started.on('error', () => undefined);
    started.stdout.resume();
    started.stderr.resume();
    await once(started, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
    return started;
  };
  const close = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const read = async (request: TextRequest): Promise<string> => {
    worker ??= await start();
    const text = await readIn(worker, request, timeoutMs);
    if (text === undefined) await close();
    return text ?? '';
  };
  return { read, close };
};
