import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Actor, recordAudit } from '../../platform/records/audit.ts';
import { newToken } from '../../platform/token.ts';
import { changeOpening, deleteOpening, insertOpening } from './changeOpening.ts';
import { isUnpublishedAt } from './openingStatus.ts';
import { clearSamples, countOpenSamples } from './sampleOpenings.ts';
import type { Opening, OpeningText } from './toOpening.ts';

/** What only staff do with openings, beyond `openingRepository`; as there, undefined where there is nothing to do. */
export const openingStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();

  return {
    /** Adds drafts, all or none. */
    addDrafts: (texts: readonly OpeningText[], { actor }: Actor): Promise<Opening[]> =>
      inTransaction(db, async (transaction) => {
        const added: Opening[] = [];
        for (const text of texts)
          added.push(await insertOpening(transaction, text, { actor, at: now(), isDraft: true }));
        return added;
      }),

    /** Publishes a draft, or moves one that is scheduled: at once, or at the instant `publish_at`. */
    publish: (id: number, { actor, publish_at = null }: Actor & { publish_at?: string | null }) => {
      const at = now();
      return changeOpening(db, {
        id,
        actor,
        at,
        action: publish_at === null ? 'opening.published' : 'opening.scheduled',
        where: isUnpublishedAt(at),
        // Dated when visitors see it, which orders the list.
        set: { status: 'open', publish_at, posted_at: publish_at ?? at },
      });
    },

    /** Makes a scheduled opening a draft again. */
    unschedule: (id: number, { actor }: Actor) => {
      const at = now();
      return changeOpening(db, {
        id,
        actor,
        at,
        action: 'opening.unscheduled',
        where: (open) => open.and([isUnpublishedAt(at)(open), open('status', '=', 'open')]),
        set: { status: 'draft', publish_at: null },
      });
    },

    /** The token of an opening's preview, made at the first time; undefined for an unknown id. */
    previewToken: async (id: number, { actor }: Actor): Promise<string | undefined> => {
      const preview_token = newToken();
      return inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('openings')
          .set({ preview_token })
          .where('id', '=', id)
          .where('preview_token', 'is', null)
          .execute();
        const row = await transaction
          .selectFrom('openings')
          .select('preview_token')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) return undefined;
        const entry = { at: now(), actor, action: 'opening.previewed', subject: `opening ${id}` };
        await recordAudit(transaction, entry);
        return row.preview_token ?? undefined;
      });
    },

    /** Deletes one for which nothing came in; false where something did. */
    remove: (id: number, { actor }: Actor) => deleteOpening(db, { id, actor, at: now() }),

    countOpenSamples: () => countOpenSamples(db, now()),

    clearSamples: ({ actor }: Actor) => clearSamples(db, { actor, at: now() }),
  };
};
export type OpeningStaffQueries = ReturnType<typeof openingStaffQueries>;
