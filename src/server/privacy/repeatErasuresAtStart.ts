import type { Kysely } from 'kysely';
import { checkpointWal } from '../platform/database/checkpointWal.ts';
import { isDiskTrouble } from '../platform/database/diskTrouble.ts';
import type { Tables } from '../platform/database/tables.ts';
import { failureCode } from '../platform/process/failureLine.ts';
import { repeatErasures } from './repeatErasures.ts';

/**
 * Erases again what the data folder's list names and the database still has: somebody may have put a copy of it back
 * without the command for that. A disk that takes nothing keeps no server from starting. Gives lines for the operator.
 */
export const repeatErasuresAtStart = async (db: Kysely<Tables>, dataDir: string): Promise<string[]> => {
  try {
    const at = new Date().toISOString();
    const erased = await repeatErasures(db, { dataDir, at, actor: 'server' });
    if (erased.length === 0) return [];
    await checkpointWal(db);
    return [`Erased again, because that was asked for before: ${erased.join(', ')}`];
  } catch (error) {
    const code = failureCode(error);
    if (!isDiskTrouble(code)) throw error;
    return [
      `What was erased before could not be erased again (${code}); make space, it is tried again every hour`,
    ];
  }
};
