import type { Readable } from 'node:stream';
import type { FileRoom } from './fileRoom.ts';
import { heldFile, type HeldFile } from './heldFile.ts';

export interface CollectedFile {
  /** Empty until it is loaded, where it lies on the disk. */
  bytes: Buffer;
  /** Cut off at the size limit. */
  isTooLarge: boolean;
  /** There was no room; `bytes` are not the file. */
  isOverBudget: boolean;
  /** What the disk said that was to take it; `bytes` are not the file. */
  trouble?: unknown;
  /** Its room, which is still taken. */
  held: HeldFile;
}

/**
 * Reads a file part to its end, also when it will be refused: an answer in the middle of a body reaches the client
 * as a broken connection. Returns it with its room still taken.
 */
export const collectFile = async (
  stream: Readable & { truncated?: boolean },
  room: FileRoom,
): Promise<CollectedFile> => {
  const held = heldFile(room);
  let isOverBudget = false;
  let trouble: unknown;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (isOverBudget || trouble !== undefined) continue;
      try {
        isOverBudget = !(await held.add(chunk));
      } catch (error) {
        trouble = error;
      }
      if (isOverBudget || trouble !== undefined) held.giveBack();
    }
  } catch (error) {
    held.giveBack();
    throw error;
  }
  return { bytes: held.inMemory(), isTooLarge: stream.truncated === true, isOverBudget, trouble, held };
};
