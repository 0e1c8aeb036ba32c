import { isPostgresTrouble } from './postgres/storeTrouble.ts';

/** A full, read-only or broken disk, as the operating system says it: nothing was stored, and it may work again soon. */
const CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

/** Whether an error's code is the disk's or the database's, and not this program's. */
export const isDiskTrouble = (code: string | undefined): boolean =>
  code !== undefined && (code.startsWith('SQLITE_') || isPostgresTrouble(code) || CODES.has(code));
