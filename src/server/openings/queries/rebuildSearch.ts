import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';

/** Makes the index of the openings' words anew from the openings themselves (docs/requirements.md, LIST-5). */
export const rebuildSearch = (
  db: Kysely<Tables>,
  { actor, at }: { actor: string; at: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`insert into openings_search (openings_search) values ('rebuild')`.execute(transaction);
    await recordAudit(transaction, { at, actor, action: 'openings.reindexed', subject: 'openings' });
  });
