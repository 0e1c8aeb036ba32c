import type { Expression, ExpressionBuilder, Kysely, SqlBool, Updateable } from 'kysely';
import { lowerCase, lowerCaseColumn, sqlTexts } from '../../platform/database/engine.ts';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Actor, recordAudit } from '../../platform/records/audit.ts';
import { updateDeletionDates } from '../../platform/records/deletionDates.ts';
import { isVisibleTo, type Viewer } from '../../platform/records/limitedOpenings.ts';
import { isSameToken, newToken } from '../../platform/token.ts';
import { isClosedAt, isOpenAt, isScheduledAt, isUnpublishedAt } from './openingStatus.ts';
import { copyLimit } from './openingRecruiters.ts';
import { readInPieces, selectOpenPiece } from './openPieces.ts';
import { isVersion, saveVersion, VERSIONED_TEXTS, listVersions } from './openingVersions.ts';
import { saveWords } from './openingWords.ts';
import { type Opening, type OpeningText, toColumns, toOpening } from './toOpening.ts';

type OpeningsBuilder = ExpressionBuilder<Tables, 'openings'>;

interface Insertion extends Actor {
  at: string;
  isSample?: boolean;
  /** Visible only to staff until it is published. */
  isDraft?: boolean;
  /** The instant from which visitors see it. */
  publish_at?: string | null;
}

/** Inserts an opening with its first version and an audit row; call it inside a transaction. */
export const insertOpening = async (
  transaction: Kysely<Tables>,
  text: OpeningText,
  { actor, at, isSample = false, isDraft = false, publish_at = null }: Insertion,
): Promise<Opening> => {
  const row = await transaction
    .insertInto('openings')
    .values({
      ...toColumns(text),
      requirements: JSON.stringify(text.requirements),
      status: isDraft ? 'draft' : 'open',
      is_sample: isSample ? 1 : 0,
      // Lists are sorted by the date from which visitors see an opening.
      posted_at: publish_at ?? at,
      updated_at: at,
      closed_at: null,
      publish_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveVersion(transaction, row, { at, actor });
  await saveWords(transaction, row);
  await recordAudit(transaction, { at, actor, action: 'opening.added', subject: `opening ${row.id}` });
  return toOpening(row, at);
};

interface Change extends Actor {
  action: `opening.${string}`;
  /** `at`: the instant of the change. */
  set: (at: string) => Updateable<OpeningsTable>;
  /** A condition. An opening that does not meet it is not changed. */
  where?: (at: string) => (eb: OpeningsBuilder) => Expression<SqlBool>;
}

/** The condition that an opening has no upload: nobody has applied for it, or has begun to. */
const hasNoUpload = (eb: OpeningsBuilder) =>
  eb.not(
    eb.exists(
      eb.selectFrom('resumes').select('resumes.id').whereRef('resumes.opening_id', '=', 'openings.id'),
    ),
  );

/**
 * Stores and reads openings. Every change has an `actor` and writes an audit row in the same transaction; it returns
 * undefined if nothing was changed. Lists are newest first.
 */
export const openingRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();
  const selectNewestFirst = () =>
    db.selectFrom('openings').selectAll().orderBy('posted_at', 'desc').orderBy('id', 'desc');
  const findRow = (id: number) =>
    db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirst();

  const change = (id: number, { actor, action, set, where }: Change): Promise<Opening | undefined> =>
    inTransaction(db, async (transaction) => {
      const at = now();
      const values = set(at);
      const update = transaction
        .updateTable('openings')
        .set({ ...values, updated_at: at })
        .where('id', '=', id);
      const row = await (where ? update.where(where(at)) : update).returningAll().executeTakeFirst();
      if (!row) return undefined;
      if (VERSIONED_TEXTS.some((field) => field in values)) {
        await saveVersion(transaction, row, { at, actor });
        await saveWords(transaction, row);
      }
      if ('status' in values || 'closing_date' in values)
        await updateDeletionDates(transaction, { openingId: id });
      await recordAudit(transaction, { at, actor, action, subject: `opening ${id}` });
      return toOpening(row, at);
    });

  return {
    find: async (id: number): Promise<Opening | undefined> => {
      const row = await findRow(id);
      return row && toOpening(row, now());
    },

    /** The opening, if a user of the desk may see it. */
    findFor: async (id: number, viewer: Viewer): Promise<Opening | undefined> => {
      const row = await db
        .selectFrom('openings')
        .selectAll()
        .where('id', '=', id)
        .where(isVisibleTo(viewer, 'openings.id'))
        .executeTakeFirst();
      return row && toOpening(row, now());
    },

    /** The opening for its preview, with any status; undefined for a wrong token. */
    findPreview: async (id: number, token: string): Promise<Opening | undefined> => {
      const row = await findRow(id);
      return row && isSameToken(row.preview_token, token) ? toOpening(row, now()) : undefined;
    },

    /** Openings that accept applications, at most `limit`. */
    listOpen: async ({ limit }: { limit: number }): Promise<Opening[]> => {
      const at = now();
      const rows = await selectNewestFirst().where(isOpenAt(at)).limit(limit).execute();
      return rows.map((row) => toOpening(row, at));
    },

    /** All openings that accept applications, in pieces: there may be ten thousand, with long texts. */
    async *readOpen(): AsyncGenerator<Opening[], void> {
      const at = now();
      const pieces = readInPieces((after) => selectOpenPiece(db, at, after).selectAll().execute());
      for await (const rows of pieces) yield rows.map((row) => toOpening(row, at));
    },

    /** The ids of all openings that accept applications and when they were changed, in pieces. */
    readOpenIds: () => {
      const at = now();
      return readInPieces((after) =>
        selectOpenPiece(db, at, after).select(['id', 'posted_at', 'updated_at']).execute(),
      );
    },

    /** All openings with any status, except the general one. */
    listAll: async (): Promise<Opening[]> => {
      const rows = await selectNewestFirst().where('status', '!=', 'general').execute();
      return rows.map((row) => toOpening(row, now()));
    },

    /** Openings with any status that have one of these titles. */
    listByTitles: async (titles: readonly string[]): Promise<Opening[]> => {
      const rows = await selectNewestFirst()
        .where(lowerCaseColumn('job_title'), 'in', sqlTexts(db, titles.map(lowerCase)))
        .where('status', '!=', 'general')
        .execute();
      return rows.map((row) => toOpening(row, now()));
    },

    /** Adds an opening, published at once unless it is a draft. A copy is limited to the same recruiters. */
    add: (
      text: OpeningText,
      { actor, isDraft = false, copyOf }: Actor & { isDraft?: boolean; copyOf?: number },
    ) =>
      inTransaction(db, async (transaction) => {
        const added = await insertOpening(transaction, text, { actor, at: now(), isDraft });
        if (copyOf !== undefined) await copyLimit(transaction, { from: copyOf, to: added.id });
        return added;
      }),

    /** Adds drafts in one transaction. */
    addDrafts: (texts: readonly OpeningText[], { actor }: Actor): Promise<Opening[]> =>
      inTransaction(db, async (transaction) => {
        const added: Opening[] = [];
        for (const text of texts)
          added.push(await insertOpening(transaction, text, { actor, at: now(), isDraft: true }));
        return added;
      }),

    /** The versions of its texts, newest first. */
    listVersions: (id: number) => listVersions(db, id),

    /** Changes some texts. Undefined, too, if `basedOn` is not the newest version. */
    edit: (id: number, text: Partial<OpeningText>, { actor, basedOn }: Actor & { basedOn?: number }) => {
      const set = toColumns(text);
      const where = basedOn === undefined ? {} : { where: () => isVersion(basedOn) };
      return change(id, { actor, action: 'opening.edited', set: () => set, ...where });
    },

    /** Closes an opening that accepts applications. */
    close: (id: number, { actor }: Actor) =>
      change(id, {
        actor,
        action: 'opening.closed',
        where: isOpenAt,
        set: (at) => ({ status: 'closed', closed_at: at }),
      }),

    /** Reopens a closed opening until the given closing date; null removes the date, undefined keeps it. */
    reopen: (id: number, { actor, closing_date }: Actor & { closing_date?: string | null }) =>
      change(id, {
        actor,
        action: 'opening.reopened',
        where: isClosedAt,
        set: () => ({
          status: 'open',
          closed_at: null,
          ...(closing_date !== undefined && { closing_date }),
        }),
      }),

    /** Publishes a draft or a scheduled opening: at once, or at the instant `publish_at`. */
    publish: (id: number, { actor, publish_at = null }: Actor & { publish_at?: string | null }) =>
      change(id, {
        actor,
        action: publish_at === null ? 'opening.published' : 'opening.scheduled',
        where: isUnpublishedAt,
        set: (at) => ({ status: 'open', publish_at, posted_at: publish_at ?? at }),
      }),

    /** Makes a scheduled opening a draft again. */
    unschedule: (id: number, { actor }: Actor) =>
      change(id, {
        actor,
        action: 'opening.unscheduled',
        where: isScheduledAt,
        set: () => ({ status: 'draft', publish_at: null }),
      }),

    /** The token of an opening's preview, created on the first call; undefined for an unknown id. */
    readPreviewToken: (id: number, { actor }: Actor): Promise<string | undefined> =>
      inTransaction(db, async (transaction) => {
        const row = await transaction
          .updateTable('openings')
          .set(({ fn, val }) => ({ preview_token: fn.coalesce('preview_token', val(newToken())) }))
          .where('id', '=', id)
          .returning('preview_token')
          .executeTakeFirst();
        if (!row) return undefined;
        const entry = { at: now(), actor, action: 'opening.previewed', subject: `opening ${id}` };
        await recordAudit(transaction, entry);
        return row.preview_token ?? undefined;
      }),

    /** Deletes an opening without applications or uploads; false for any other. */
    remove: (id: number, { actor }: Actor): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('openings')
          .where('id', '=', id)
          .where(hasNoUpload)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        const subject = `opening ${id}`;
        await recordAudit(transaction, { at: now(), actor, action: 'opening.deleted', subject });
        return true;
      }),

    /** The number of published openings that accept applications and whose place is a text without a country. */
    countOpenWithoutPlace: async (): Promise<number> => {
      const { openings } = await db
        .selectFrom('openings')
        .select(({ fn }) => fn.countAll<number>().as('openings'))
        .where('places', '=', '[]')
        .where('remote_from', '=', '[]')
        .where(isOpenAt(now()))
        .executeTakeFirstOrThrow();
      return Number(openings);
    },

    /** The number of sample openings that accept applications. */
    countOpenSamples: async (): Promise<number> => {
      const { samples } = await db
        .selectFrom('openings')
        .select(({ fn }) => fn.countAll<number>().as('samples'))
        .where('is_sample', '=', 1)
        .where(isOpenAt(now()))
        .executeTakeFirstOrThrow();
      return Number(samples);
    },

    /** Deletes the sample openings without applications, and closes the others; returns their ids. */
    clearSamples: ({ actor }: Actor): Promise<{ deleted: number[]; closed: number[] }> =>
      inTransaction(db, async (transaction) => {
        const at = now();
        const deleted = await transaction
          .deleteFrom('openings')
          .where('is_sample', '=', 1)
          .where(hasNoUpload)
          .returning('id')
          .execute();
        const closed = await transaction
          .updateTable('openings')
          .set({ status: 'closed', closed_at: at, updated_at: at })
          .where('is_sample', '=', 1)
          .where('status', '!=', 'closed')
          .returning('id')
          .execute();
        for (const { id } of deleted)
          await recordAudit(transaction, { at, actor, action: 'opening.deleted', subject: `opening ${id}` });
        for (const { id } of closed) {
          await updateDeletionDates(transaction, { openingId: id });
          await recordAudit(transaction, { at, actor, action: 'opening.closed', subject: `opening ${id}` });
        }
        return { deleted: deleted.map(({ id }) => id), closed: closed.map(({ id }) => id) };
      }),
  };
};
export type OpeningRepository = ReturnType<typeof openingRepository>;
