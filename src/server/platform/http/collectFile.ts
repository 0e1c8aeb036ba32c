import type { Readable } from 'node:stream';
import type { ByteBudget } from './byteBudget.ts';

export interface CollectedFile {
  bytes: Buffer;
  /** Cut off at the size limit. */
  isTooLarge: boolean;
  /** There was no room in memory; `bytes` are not the file. */
  isOverBudget: boolean;
}

/**
 * Reads a file part to its end, also when it will be refused: an answer in the middle of a body reaches the client
 * as a broken connection. Returns the bytes with their room in the budget still taken.
 */
export const collectFile = async (
  stream: Readable & { truncated?: boolean },
  budget: ByteBudget,
): Promise<CollectedFile> => {
  const chunks: Buffer[] = [];
  let taken = 0;
  let isOverBudget = false;
  const drop = () => {
    budget.giveBack(taken);
    taken = 0;
    chunks.length = 0;
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (isOverBudget) continue;
      if (budget.take(chunk.length)) {
        taken += chunk.length;
        chunks.push(chunk);
      } else {
        isOverBudget = true;
        drop();
      }
    }
  } catch (error) {
    drop();
    throw error;
  }
  return { bytes: Buffer.concat(chunks), isTooLarge: stream.truncated === true, isOverBudget };
};
