import { failureFacts } from '../platform/process/failureFacts.ts';
import { StartError } from '../platform/process/startError.ts';
import type { Served } from './openToServe.ts';
import { noTasks, startTasks, type RunningTasks, type TaskParts } from './startTasks.ts';

/**
 * Starts what the server does by itself, later where the database is not there yet. Where that turns out to be of no use
 * then, the process ends as if it had not started. Nothing is started where nothing can be stored: without a place for what
 * was done, each task would do it again, and mails would go out at every start.
 */
export const startTasksWhenReady = (
  { isStoring, isReady, ready }: Pick<Served, 'isStoring' | 'isReady' | 'ready'>,
  parts: TaskParts,
): RunningTasks => {
  let running = noTasks;
  const start = () => {
    running = startTasks(parts);
  };
  const startLater = async () => {
    try {
      await ready;
      start();
      parts.log.info({}, 'the database is there');
    } catch (error) {
      const line = error instanceof StartError ? error.message : 'the database cannot be used';
      parts.log.error(failureFacts(error), line);
      process.exit(1);
    }
  };
  if (isStoring && isReady) start();
  else if (!isReady) void startLater();
  return { wake: () => running.wake(), close: () => running.close() };
};
