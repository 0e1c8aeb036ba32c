import { type Kysely, type Selectable, sql } from 'kysely';
import { mapFields } from '../../../contract/fieldTable.ts';
import { OPENING_FIELDS, OPENING_LISTS } from '../../../contract/openingFields.ts';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';
import { pickFields, type OpeningText, readLists } from './toOpening.ts';

/** The fields of an opening that are stored with each version. */
export const VERSIONED_TEXTS = [...OPENING_FIELDS, ...OPENING_LISTS, 'description'] as const;

type Row = Selectable<OpeningsTable>;

/** One saved version of an opening's texts. */
export interface OpeningVersion {
  version: number;
  at: string;
  actor: string;
  text: OpeningText;
}

/** Stores an opening's current texts as its next version, starting at 1. */
export const saveVersion = async (
  transaction: Kysely<Tables>,
  row: Row,
  { at, actor }: { at: string; actor: string },
): Promise<void> => {
  const texts = mapFields(VERSIONED_TEXTS, (field) => row[field]) as Pick<
    Row,
    (typeof VERSIONED_TEXTS)[number]
  >;
  await transaction
    .insertInto('opening_versions')
    .values(({ selectFrom }) => ({
      ...texts,
      opening_id: row.id,
      at,
      actor,
      version: selectFrom('opening_versions')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
        .where('opening_id', '=', row.id),
    }))
    .execute();
};

/** All versions of an opening's texts, newest first. */
export const listVersions = async (db: Kysely<Tables>, id: number): Promise<OpeningVersion[]> => {
  const rows = await db
    .selectFrom('opening_versions')
    .select(['version', 'at', 'actor', ...VERSIONED_TEXTS])
    .where('opening_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, at, actor, ...row }) => ({
    version,
    at,
    actor,
    text: {
      ...pickFields(row),
      description: row.description,
      ...readLists(row),
    },
  }));
};

/** The condition that this is the newest version of an opening; one without versions has version 1. */
export const isVersion = (version: number) => () =>
  sql<boolean>`(select coalesce(max(version), 1) from opening_versions where opening_id = openings.id) = ${version}`;
