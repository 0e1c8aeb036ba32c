import { checkpointWal } from '../platform/database/checkpointWal.ts';
import type { Erasure } from './queries/eraseApplication.ts';
import { eraseReferences, type EraserParts, type ErasureRequest } from './queries/eraseReferences.ts';

export interface ErasureReport extends Erasure {
  /** False: another process was reading, and the deleted bytes leave the log at the next erasure or restart. */
  isLogEmpty: boolean;
}

/**
 * Erases applications and messages by their references, all in one transaction with an audit row each, and leaves no
 * byte of them in the database or its log (docs/requirements.md, PRIV-5, PRIV-6).
 */
export const eraser =
  (parts: EraserParts) =>
  async (request: ErasureRequest): Promise<ErasureReport> => {
    const erased = await eraseReferences(parts, request);
    return { ...erased, isLogEmpty: await checkpointWal(parts.db) };
  };
export type Erase = ReturnType<typeof eraser>;
