import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  isBeyond,
  type KeysetPage,
  type PageRequest,
  readKeysetPage,
  type Slice,
} from '../../platform/records/keysetPage.ts';
import { hideLimited, type Viewer } from '../../platform/records/limitedOpenings.ts';
import { isClosedAt, isOpenAt, isScheduledAt } from './openingStatus.ts';
import { findIdsByWords } from './openingWords.ts';
import { type Opening, pickFields, readPlaces, statusAt } from './toOpening.ts';

/** An opening in the desk's list, without its long texts. */
export type ListedOpening = Omit<Opening, 'description' | 'requirements'>;

/** The statuses that staff see; the general opening is in no list. */
type ListedStatus = Exclude<Opening['status'], 'general'>;

export interface OpeningFilter {
  status?: ListedStatus | undefined;
  /** Each begins a word of the opening. */
  words: string;
}

const COLUMNS = [
  'id',
  'status',
  'is_sample',
  'posted_at',
  'updated_at',
  'closed_at',
  'publish_at',
  'places',
  'remote_from',
  ...OPENING_FIELDS,
] as const;

const CONDITIONS = {
  draft: () => (eb: Parameters<ReturnType<typeof isOpenAt>>[0]) => eb('openings.status', '=', 'draft'),
  scheduled: isScheduledAt,
  open: isOpenAt,
  closed: isClosedAt,
} as const satisfies Record<ListedStatus, unknown>;

const KEYS = { key: sql`posted_at`, id: sql`id` };

/** Which openings are listed; undefined: all. */
interface Selection {
  ids: ReadonlySet<number> | undefined;
  isVisible: RawBuilder<SqlBool> | undefined;
}

interface ListedOpenings extends Omit<KeysetPage<unknown>, 'rows'> {
  openings: ListedOpening[];
  total: number;
  counts: Record<ListedStatus, number>;
}

/** Lists openings of any status that a user may see, in pages, newest first. Rows that are not shown are read from indexes only. */
export const openingPages = (db: Kysely<Tables>, clock: () => Date) => {
  const select = ({ ids, isVisible }: Selection) => {
    const all = db.selectFrom('openings').where('openings.status', '!=', 'general');
    const visible = isVisible ? all.where(isVisible) : all;
    return ids ? visible.where('id', 'in', sqlNumbers(db, [...ids])) : visible;
  };

  const count = async (selection: Selection, condition: ReturnType<typeof isOpenAt>): Promise<number> => {
    const { openings } = await select(selection)
      .where(condition)
      .select(({ fn }) => fn.countAll<number>().as('openings'))
      .executeTakeFirstOrThrow();
    return Number(openings);
  };

  return {
    /** One page of the openings that match, and how many there are of each status, whatever the filter's status is. */
    list: async (
      { status, words }: OpeningFilter,
      { viewer, ...page }: PageRequest<string> & { viewer: Viewer },
    ): Promise<ListedOpenings> => {
      const at = clock().toISOString();
      const selection = {
        ids: words === '' ? undefined : await findIdsByWords(db, words),
        isVisible: await hideLimited(db, viewer, 'openings.id'),
      };
      const counts = { draft: 0, scheduled: 0, open: 0, closed: 0 };
      for (const each of ['draft', 'scheduled', 'open', 'closed'] as const)
        counts[each] = await count(selection, CONDITIONS[each](at));
      const matching = select(selection);
      const listed = status ? matching.where(CONDITIONS[status](at)) : matching;
      const find = (id: string) =>
        select({ ...selection, ids: undefined })
          .select(['posted_at as key', 'id'])
          .where('id', '=', Number(id))
          .executeTakeFirst();
      const read = ({ order, limit, offset, beyond }: Slice) =>
        (beyond ? listed.where(isBeyond(KEYS, { beyond, order })) : listed)
          .select('id')
          .orderBy('posted_at', order)
          .orderBy('id', order)
          .limit(limit)
          .offset(offset)
          .execute();
      const { rows: keys, ...ends } = await readKeysetPage({ ...page, order: 'desc' }, { find, read });
      const ids = keys.map(({ id }) => id);
      const rows = await db
        .selectFrom('openings')
        .select(COLUMNS)
        .where('id', 'in', sqlNumbers(db, ids))
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const openings = ids.flatMap((id): ListedOpening[] => {
        const row = byId.get(id);
        if (!row) return [];
        const { posted_at, updated_at, closed_at, publish_at } = row;
        return [
          {
            id,
            ...pickFields(row),
            ...readPlaces(row),
            status: statusAt(row, at),
            is_sample: row.is_sample === 1,
            posted_at,
            updated_at,
            closed_at,
            publish_at,
          },
        ];
      });
      const total = status ? counts[status] : Object.values(counts).reduce((sum, each) => sum + each, 0);
      return { openings, ...ends, total, counts };
    },

    /** The name and place of every opening that a user may see, newest first, for a choice. */
    listNames: async (viewer: Viewer): Promise<{ id: number; job_title: string; location: string }[]> =>
      select({ ids: undefined, isVisible: await hideLimited(db, viewer, 'openings.id') })
        .select(['id', 'job_title', 'location'])
        .orderBy('posted_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  };
};
export type OpeningPages = ReturnType<typeof openingPages>;
