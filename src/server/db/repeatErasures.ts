import type { Kysely } from 'kysely';
import { eraseApplication, eraseMessage } from './eraseApplication.ts';
import { readErasures } from './erasureLog.ts';
import { recordAudit } from './recordAudit.ts';
import type { Tables } from './tables.ts';

/**
 * Erases again what a data folder's list of erasures names, and gives the references of which something was found
 * (docs/requirements.md, PRIV-6).
 */
export const repeatErasures = (
  db: Kysely<Tables>,
  { dataDir, at }: { dataDir: string; at: string },
): Promise<string[]> =>
  db.transaction().execute(async (transaction) => {
    const erased: string[] = [];
    for (const reference of new Set(readErasures(dataDir).map((note) => note.reference))) {
      const application = await eraseApplication(transaction, reference);
      const message = await eraseMessage(transaction, reference);
      const found = [...Object.values(application), ...Object.values(message)].some((rows) => rows > 0);
      if (!found) continue;
      erased.push(reference);
      const subject = `${message.messages > 0 ? 'message' : 'application'} ${reference}`;
      await recordAudit(transaction, { at, actor: 'restore', action: 'person.erased', subject });
    }
    return erased;
  });
