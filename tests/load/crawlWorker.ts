import { parentPort, workerData } from 'node:worker_threads';
import { crawl } from './crawl.ts';

/** The crawler in a thread of its own, so that it does not hold up whoever measures beside it. */
const { url, perSecond } = workerData as { url: string; perSecond: number };
const stop = crawl(url, perSecond);
parentPort?.once('message', () => void stop().then((crawled) => parentPort?.postMessage(crawled)));
