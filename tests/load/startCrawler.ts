import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Crawled } from './crawl.ts';

/** Starts a crawler beside this program; gives what stops it and what it found. */
export const startCrawler = (url: string, perSecond: number): (() => Promise<Crawled>) => {
  const workerData = { url, perSecond };
  const worker = new Worker(new URL('./crawlWorker.ts', import.meta.url), { workerData });
  return async () => {
    worker.postMessage('stop');
    const [crawled] = (await once(worker, 'message')) as [Crawled];
    await worker.terminate();
    return crawled;
  };
};
