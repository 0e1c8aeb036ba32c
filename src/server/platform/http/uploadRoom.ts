import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import { clientBudgets, type ClientBudgets } from './clientBudgets.ts';
import type { FileRoom } from './fileRoom.ts';
import type { Spool } from './spool.ts';
import { waitingRoom, type WaitingRoom } from './waitingRoom.ts';

/** Room for forms that are on their way. */
export interface UploadRoom {
  files: (client: string) => FileRoom;
  texts: ClientBudgets;
  /** Files that lay on the disk wait here for their turn to be stored. */
  storing: WaitingRoom;
}

interface Sizes {
  /** Bytes in memory. */
  limit: number;
  /** Bytes on the disk; 0: none. */
  spoolLimit: number;
  openSpool: () => Promise<Spool>;
}

/** No client has more than a quarter: three offices that fill theirs leave room for all the others. */
const CLIENTS_PART = 4;
/** Texts have room of their own, so that a resume of the largest size always fits beside them. */
const TEXTS_PART = 4;
/** Many times what anybody types. */
const LEAST_TEXT_BYTES = 1024 * 1024;

/** Four of the largest. */
const STORING_BYTES = 4 * MAX_RESUME_BYTES;

const shared = (limit: number): ClientBudgets =>
  clientBudgets({ limit, share: Math.max(limit / CLIENTS_PART, MAX_RESUME_BYTES) });

/**
 * Room for `limit` bytes of files in memory and `spoolLimit` on the disk, and a quarter of the former for texts
 * (docs/requirements.md, UP-7, UP-8, UP-10).
 */
export const uploadRoom = ({ limit, spoolLimit, openSpool }: Sizes): UploadRoom => {
  const forTexts = limit / TEXTS_PART;
  const inMemory = shared(limit);
  const onDisk = shared(spoolLimit);
  return {
    files: (client) => ({
      memory: inMemory(client),
      spool: spoolLimit === 0 ? undefined : { room: onDisk(client), open: openSpool },
    }),
    storing: waitingRoom(STORING_BYTES),
    texts: clientBudgets({
      limit: forTexts,
      share: Math.max(forTexts / CLIENTS_PART, LEAST_TEXT_BYTES),
    }),
  };
};
