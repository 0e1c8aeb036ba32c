import { isDiskTrouble } from '../platform/database/diskTrouble.ts';
import { codeOf } from './codeOf.ts';
import type { StaffContext } from './staffContext.ts';
import { writeLines } from './terminal/terminal.ts';

/** Notes that somebody has read something. A disk that takes nothing keeps nobody from reading (OPS-14): it is told. */
export const noteReading = async (
  { errors }: Pick<StaffContext, 'errors'>,
  markRead: () => Promise<void>,
): Promise<void> => {
  try {
    await markRead();
  } catch (error) {
    const code = codeOf(error);
    if (!isDiskTrouble(code)) throw error;
    writeLines(errors, [`It could not be noted that this was read (${code})`]);
  }
};
