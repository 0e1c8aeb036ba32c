import type { Kysely, Updateable } from 'kysely';
import { insertOpening, type OpeningText } from './insertOpening.ts';
import { recordAudit } from './recordAudit.ts';
import type { OpeningsTable, Tables } from './tables.ts';
import { toOpening, type Opening } from './toOpening.ts';

interface Change {
  id: number;
  actor: string;
  action: string;
  set: Updateable<OpeningsTable>;
  /** Only an opening in this state is changed. */
  from?: Opening['status'];
}

/**
 * The openings. Every change names the `actor` who asked for it and leaves an audit row in the same transaction;
 * a change of an unknown id gives undefined. Lists are newest first.
 */
export const openingRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();

  const newestFirst = () =>
    db.selectFrom('openings').selectAll().orderBy('posted_at', 'desc').orderBy('id', 'desc');

  const find = async (id: number): Promise<Opening | undefined> => {
    const row = await db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toOpening(row);
  };

  /** The write comes first: an SQLite transaction that begins by reading cannot wait for another process's write. */
  const change = async ({ id, actor, action, set, from }: Change): Promise<Opening | undefined> => {
    const at = now();
    const changed = await db.transaction().execute(async (transaction) => {
      const update = transaction
        .updateTable('openings')
        .set({ ...set, updated_at: at })
        .where('id', '=', id);
      const row = await (from ? update.where('status', '=', from) : update).returningAll().executeTakeFirst();
      if (row) await recordAudit(transaction, { at, actor, action, subject: `opening ${id}` });
      return row;
    });
    return changed ? toOpening(changed) : find(id);
  };

  return {
    find,

    /** Openings that can be applied for, at most `limit` of them. */
    listOpen: async ({ limit }: { limit?: number | undefined } = {}): Promise<Opening[]> => {
      const open = newestFirst().where('status', '=', 'open');
      const rows = await (limit === undefined ? open : open.limit(limit)).execute();
      return rows.map(toOpening);
    },

    listAll: async (): Promise<Opening[]> => (await newestFirst().execute()).map(toOpening),

    /** Publishes an opening at once. */
    add: (text: OpeningText, { actor }: { actor: string }): Promise<Opening> =>
      db
        .transaction()
        .execute((transaction) => insertOpening(transaction, text, { actor, at: now(), isSample: false })),

    /** Changes the given texts and leaves the others. */
    edit: (id: number, { requirements, ...text }: Partial<OpeningText>, { actor }: { actor: string }) =>
      change({
        id,
        actor,
        action: 'opening.edited',
        set: requirements ? { ...text, requirements: JSON.stringify(requirements) } : text,
      }),

    /** Takes no more applications. One that is closed already stays as it is, with its first closing time. */
    close: (id: number, { actor }: { actor: string }) =>
      change({
        id,
        actor,
        action: 'opening.closed',
        from: 'open',
        set: { status: 'closed', closed_at: now() },
      }),

    /** Takes applications again. One that is open stays as it is. */
    reopen: (id: number, { actor }: { actor: string }) =>
      change({
        id,
        actor,
        action: 'opening.reopened',
        from: 'closed',
        set: { status: 'open', closed_at: null },
      }),
  };
};
export type OpeningRepository = ReturnType<typeof openingRepository>;
