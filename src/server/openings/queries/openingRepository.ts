import type { Kysely } from 'kysely';
import type { OpeningLink } from '../../../contract/schemas.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/records/audit.ts';
import { isSameToken } from '../../platform/token.ts';
import { changeOpening, insertOpening, type OpeningChange, type Publication } from './changeOpening.ts';
import { isClosedAt, isOpenAt } from './openingStatus.ts';
import { isVersion, type OpeningVersion, versionsOf } from './openingVersions.ts';
import { similarOpenings } from './similarOpenings.ts';
import { type Opening, type OpeningText, toOpening } from './toOpening.ts';

interface EditOptions extends Actor {
  /** The version that was edited: texts that somebody changed meanwhile are left alone. */
  basedOn?: number;
}

/**
 * The openings. Every change names the `actor` who asked for it and leaves an audit row in the same transaction;
 * a change of an unknown id gives undefined. Lists are newest first.
 */
export const openingRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();

  const newestFirst = () =>
    db.selectFrom('openings').selectAll().orderBy('posted_at', 'desc').orderBy('id', 'desc');

  const findRow = (id: number) =>
    db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirst();

  const find = async (id: number): Promise<Opening | undefined> => {
    const row = await findRow(id);
    return row && toOpening(row, now());
  };

  const change = async (wanted: OpeningChange): Promise<Opening | undefined> =>
    (await changeOpening(db, wanted)) ?? find(wanted.id);

  return {
    find,

    /** The opening as its preview shows it, whatever its status; undefined unless the token is its own. */
    findPreview: async (id: number, token: string): Promise<Opening | undefined> => {
      const row = await findRow(id);
      return row && isSameToken(row.preview_token, token) ? toOpening(row, now()) : undefined;
    },

    /** Openings that can be applied for, at most `limit` of them. */
    listOpen: async ({ limit }: { limit?: number | undefined } = {}): Promise<Opening[]> => {
      const at = now();
      const open = newestFirst().where(isOpenAt(at));
      const rows = await (limit === undefined ? open : open.limit(limit)).execute();
      return rows.map((row) => toOpening(row, at));
    },

    /** At most three open ones that share department, place or employment with this one: what shares most comes first. */
    similarTo: (opening: Opening): Promise<OpeningLink[]> => similarOpenings(db, opening, now()),

    /** All that staff have published or are about to. */
    listAll: async (): Promise<Opening[]> => {
      const at = now();
      return (await newestFirst().where('status', '!=', 'general').execute()).map((row) =>
        toOpening(row, at),
      );
    },

    /** Publishes an opening at once, or keeps it as a draft. */
    add: (text: OpeningText, { actor, isDraft = false }: Pick<Publication, 'actor' | 'isDraft'>) =>
      inTransaction(db, (transaction) => insertOpening(transaction, text, { actor, at: now(), isDraft })),

    /** What its texts were and are, newest first; none where they were never changed. */
    versions: (id: number): Promise<OpeningVersion[]> => versionsOf(db, id),

    /** Changes the given texts and leaves the others. Undefined also where it was changed since `basedOn`. */
    edit: (id: number, { requirements, ...text }: Partial<OpeningText>, { actor, basedOn }: EditOptions) =>
      changeOpening(db, {
        id,
        actor,
        at: now(),
        action: 'opening.edited',
        set: requirements ? { ...text, requirements: JSON.stringify(requirements) } : text,
        ...(basedOn !== undefined && { where: isVersion(basedOn) }),
      }),

    /** Takes no more applications. One that is not open stays as it is, with its first closing time. */
    close: (id: number, { actor }: Actor) => {
      const at = now();
      const set = { status: 'closed', closed_at: at } as const;
      return change({ id, actor, at, action: 'opening.closed', where: isOpenAt(at), set });
    },

    /** Takes applications again, until the given closing date or without one. One that is not closed stays as it is. */
    reopen: (id: number, { actor, closing_date }: Actor & { closing_date?: string | null }) => {
      const at = now();
      const open = { status: 'open', closed_at: null } as const;
      const set = closing_date === undefined ? open : { ...open, closing_date };
      return change({ id, actor, at, action: 'opening.reopened', where: isClosedAt(at), set });
    },
  };
};
export type OpeningRepository = ReturnType<typeof openingRepository>;
