import { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderPage } from '../../contract/renderer.ts';

/**
 * The thread's program, as text because the bundled server is one file. It loads the built renderer, and draws one page
 * after the other.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { renderPage } = require(workerData);
parentPort.on('message', ({ id, words }) => {
  renderPage(...words).then(
    (page) => parentPort.postMessage({ id, page }),
    (error) => parentPort.postMessage({ id, failure: error }),
  );
});`;

/** Far longer than the largest page takes on a busy machine. */
const PATIENCE_MS = 5_000;

interface Waiting {
  done: (page: RenderedPage) => void;
  fail: (error: Error) => void;
}

type Drawn = { id: number } & ({ page: RenderedPage } | { page?: undefined; failure: Error });

const startThread = (file: string, onEnd: () => void) => {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(PROGRAM, { eval: true, workerData: file });
  // The server's connections keep the process; a thread alone does not.
  worker.unref();
  worker.on('message', (drawn: Drawn) => {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if (drawn.page) asked?.done(drawn.page);
    else asked?.fail(drawn.failure);
  });
  const end = (error: Error) => {
    onEnd();
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`The rendering thread ended with code ${code}`)));
  return { worker, waiting };
};

/**
 * The renderer in `file`, in a thread of its own: while a page is drawn, applications are taken and stored pages sent.
 * A thread that failed is replaced at the next page; one that hangs is ended.
 */
export const renderingThread = (file: string): RenderPage => {
  let thread: ReturnType<typeof startThread> | undefined;
  let count = 0;

  return (...words) => {
    const { worker, waiting } = (thread ??= startThread(file, () => (thread = undefined)));
    count += 1;
    const id = count;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          settle(value);
        };
      waiting.set(id, { done: settled(done), fail: settled(fail) });
      worker.postMessage({ id, words });
    });
  };
};
