import { sql, type Kysely } from 'kysely';
import { engineOf, type Engine } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';

const rebuild = {
  sqlite: sql`insert into openings_search (openings_search) values ('rebuild')`,
  postgres: sql`reindex index openings_search`,
} satisfies Record<Engine, unknown>;

/** Makes the index of the openings' words anew from the openings themselves (docs/requirements.md, LIST-5). */
export const rebuildSearch = (
  db: Kysely<Tables>,
  { actor, at }: { actor: string; at: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await rebuild[engineOf(db)].execute(transaction);
    await recordAudit(transaction, { at, actor, action: 'openings.reindexed', subject: 'openings' });
  });
