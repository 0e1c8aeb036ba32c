import type { ByteBudget } from './byteBudget.ts';
import type { Spool } from './spool.ts';

/** Where the bytes of one client's file may wait while it arrives. */
export interface FileRoom {
  memory: ByteBudget;
  /** On the disk; undefined: nowhere. */
  spool: { room: ByteBudget; open: () => Promise<Spool> } | undefined;
}
