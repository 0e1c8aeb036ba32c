/** The script of a worker comes in this time, or the connection is called lost. */
const START_LIMIT_MS = 20_000;

/** Starts a worker that sends a message when it is ready; undefined if its script does not come, or cannot run. */
export const startWorker = (url: string, options: WorkerOptions = {}): Promise<Worker | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(url, options);
    const settle = (result: Worker | undefined): void => {
      clearTimeout(timer);
      if (!result) worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => settle(undefined), START_LIMIT_MS);
    worker.addEventListener('message', () => settle(worker), { once: true });
    worker.addEventListener('error', () => settle(undefined), { once: true });
  });
