import { once } from 'node:events';
// webpack bundles the file of a Worker only if its class comes from 'worker_threads', without 'node:'.
import { Worker } from 'worker_threads';
import type { ResumeType } from '../../../contract/constants.ts';
import { detectResumeType, type ResumeObstacle } from './detectResumeType.ts';
import { failureCode } from '../../platform/process/failure.ts';
import type { PreviewObstacle } from './pdfSize.ts';

/** What the worker sends: that it is ready, then for each file first the type and then the warnings. */
export type InspectionMessage =
  'ready' | Pick<Inspection, 'type' | 'obstacle'> | Pick<Inspection, 'marks' | 'previewObstacle'>;

/** `type` is undefined if the file has none of the accepted types. `failure`: why the inspection did not end. */
export interface Inspection {
  type: ResumeType | undefined;
  /** Why a file has none of the accepted types, if that is known. */
  obstacle?: ResumeObstacle | undefined;
  marks: readonly string[];
  /** Why the desk does not show a PDF, if it does not. */
  previewObstacle?: PreviewObstacle | undefined;
  failure?: string;
}

const START_TIMEOUT_MS = 20_000;
const TIMEOUT_MS = 2000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
/** Uploads beyond this number wait. */
const MAX_WORKERS = 2;
const NOT_INSPECTED = ['parts that were not inspected'];

const makeWorker = (): Worker =>
  new Worker(/* webpackChunkName: "inspection" */ new URL('./inspectionWorker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
  });

/** Inspects a file in a worker, which must be ended if the inspection has failed. */
const inspectIn = (worker: Worker, bytes: Buffer, timeoutMs: number): Promise<Inspection> =>
  new Promise((resolve) => {
    let found: Pick<Inspection, 'type' | 'obstacle'> = { type: undefined };
    const settle = (inspection: Inspection): void => {
      clearTimeout(timer);
      worker.off('message', read).off('error', failWith);
      resolve(inspection);
    };
    const fail = (failure: string): void => settle({ ...found, marks: NOT_INSPECTED, failure });
    const failWith = (error: unknown): void => fail(failureCode(error));
    const timer = setTimeout(() => fail(`not done within ${timeoutMs / 1000} s`), timeoutMs);
    const read = (message: Exclude<InspectionMessage, 'ready'>): void => {
      if ('type' in message) found = message;
      else settle({ ...found, ...message });
    };
    worker.on('message', read).on('error', failWith);
    worker.postMessage(bytes);
  });

/**
 * Makes the function that detects a file's type and finds warnings, in a worker with limits of memory and time, because
 * the file is a stranger's: a fault in an inspection costs one upload and not the site. Workers are used again.
 */
export const makeInspector = ({ make = makeWorker, timeoutMs = TIMEOUT_MS } = {}) => {
  const idleWorkers: Worker[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;

  const startWorker = async (): Promise<Worker> => {
    const worker = make();
    // It may still fail while it is being ended. Without a listener, that would end the process.
    worker.on('error', () => undefined);
    try {
      await once(worker, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
      return worker;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  };

  const inspect = async (bytes: Buffer): Promise<Inspection> => {
    let worker: Worker;
    try {
      worker = idleWorkers.pop() ?? (await startWorker());
    } catch (error) {
      // The type is detected in linear time. The rest needs a worker, which this machine cannot start now.
      return { type: detectResumeType(bytes), marks: NOT_INSPECTED, failure: failureCode(error) };
    }
    worker.ref();
    const inspection = await inspectIn(worker, bytes, timeoutMs);
    if (inspection.failure !== undefined) await worker.terminate();
    else {
      // An idle worker does not keep the process from ending.
      worker.unref();
      idleWorkers.push(worker);
    }
    return inspection;
  };

  return async (bytes: Buffer): Promise<Inspection> => {
    if (running < MAX_WORKERS) running += 1;
    else await new Promise<void>((next) => waiting.push(next));
    try {
      return await inspect(bytes);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

export const inspectResume = makeInspector();
