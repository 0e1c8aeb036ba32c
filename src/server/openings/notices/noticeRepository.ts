import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { isOpenAt } from '../queries/openingStatus.ts';
import type { SearchEngine } from './searchEngine.ts';

type Service = SearchEngine['name'];

/** The state of an opening that a search engine does not know yet. */
export interface PendingNotice {
  id: number;
  updated_at: string;
  isOpen: boolean;
}

export interface RefusedNotice {
  service: string;
  opening_id: number;
  told_at: string;
  refusal: string | null;
}

/** Makes a refused notice due again: the engine is told unless the opening is known to it in this state. */
const UNKNOWN = { updated_at: '', is_open: 1, refusal: null };

/**
 * What search engines know about openings. The queue is the difference to the openings themselves, so no change is
 * missed, whichever process makes it, and several changes of an opening are one notice.
 */
export const noticeRepository = (db: Kysely<Tables>) => {
  const selectOpen = (service: Service, at: string) =>
    db
      .selectFrom('openings')
      .leftJoin('search_notices as told', (join) =>
        join.onRef('told.opening_id', '=', 'openings.id').on('told.service', '=', service),
      )
      // Samples are for the operator, not for people who look for work.
      .where('is_sample', '=', 0)
      .where(isOpenAt(at))
      .where(({ eb, or, ref }) =>
        or([
          eb('told.is_open', 'is', null),
          eb('told.is_open', '=', 0),
          eb('told.updated_at', '<>', ref('openings.updated_at')),
        ]),
      );
  /** Told as open, but closed, unpublished or deleted since. */
  const selectGone = (service: Service, at: string) =>
    db
      .selectFrom('search_notices')
      .where('service', '=', service)
      .where('is_open', '=', 1)
      .where('opening_id', 'not in', db.selectFrom('openings').select('id').where(isOpenAt(at)));

  return {
    /** Openings to tell a search engine about, the closed ones and those that changed first come first. */
    listPending: async (service: Service, at: string, limit: number): Promise<PendingNotice[]> => {
      const gone = await selectGone(service, at)
        .select(['opening_id as id', 'updated_at'])
        .orderBy('opening_id')
        .limit(limit)
        .execute();
      const open = await selectOpen(service, at)
        .select(['openings.id', 'openings.updated_at'])
        .orderBy('openings.updated_at')
        .orderBy('openings.id')
        .limit(limit)
        .execute();
      return [
        ...gone.map((row) => ({ ...row, isOpen: false })),
        ...open.map((row) => ({ ...row, isOpen: true })),
      ].slice(0, limit);
    },

    /** Records what a search engine was told, and why it refused it. */
    markTold: async (
      service: Service,
      notices: readonly PendingNotice[],
      { at, refusal = null }: { at: string; refusal?: string | null },
    ): Promise<void> => {
      const rows = notices.map(({ id, updated_at, isOpen }) => ({
        service,
        opening_id: id,
        updated_at,
        is_open: isOpen ? 1 : 0,
        told_at: at,
        refusal,
      }));
      await db
        .insertInto('search_notices')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['service', 'opening_id']).doUpdateSet(({ ref }) => ({
            updated_at: ref('excluded.updated_at'),
            is_open: ref('excluded.is_open'),
            told_at: ref('excluded.told_at'),
            refusal: ref('excluded.refusal'),
          })),
        )
        .execute();
    },

    /** Refused notices, the newest first. */
    listRefused: (limit: number): Promise<RefusedNotice[]> =>
      db
        .selectFrom('search_notices')
        .select(['service', 'opening_id', 'told_at', 'refusal'])
        .where('refusal', 'is not', null)
        .orderBy('told_at', 'desc')
        .orderBy('opening_id', 'desc')
        .limit(limit)
        .execute(),

    countRefused: async (): Promise<number> => {
      const { refused } = await db
        .selectFrom('search_notices')
        .select(({ fn }) => fn.countAll<number>().as('refused'))
        .where('refusal', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(refused);
    },

    /** Makes all refused notices due again; returns how many. */
    retryRefused: async (): Promise<number> => {
      const { numUpdatedRows } = await db
        .updateTable('search_notices')
        .set(UNKNOWN)
        .where('refusal', 'is not', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
};
export type NoticeRepository = ReturnType<typeof noticeRepository>;
