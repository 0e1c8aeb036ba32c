/** Rows deleted in one transaction at most. */
export const BATCH_ROWS = 100;

/**
 * Repeats a batch until one has done nothing, and lets visitors' requests have their turn in between. Gives the sum of
 * what the batches say they did.
 */
export const inBatches = async (ending: AbortSignal, batch: () => Promise<number>): Promise<number> => {
  let sum = 0;
  while (!ending.aborted) {
    const done = await batch();
    if (done === 0) break;
    sum += done;
    await new Promise((next) => setImmediate(next));
  }
  return sum;
};
