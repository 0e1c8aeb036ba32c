import { type Kysely, type Selectable, sql } from 'kysely';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import type { OpeningVersionsTable, Tables } from '../../platform/database/tables.ts';
import { fieldsOfRow, type OpeningText, readRequirements } from './toOpening.ts';

/** What is kept of an opening at each change. */
export const VERSIONED_TEXTS = [...OPENING_FIELDS, 'description', 'requirements'] as const;

/** A text of an opening, with its number, and since when and by whom it stood. */
export interface OpeningVersion {
  version: number;
  at: string;
  actor: string;
  text: OpeningText;
}

const COLUMNS = ['opening_id', 'version', 'at', 'actor', ...VERSIONED_TEXTS] as const;

/** Whoever wrote a text before versions were kept; the audit knows. */
const UNKNOWN = '';

/**
 * Keeps an opening's present text as its version 1, unless it has versions already. Call it as the first statement of
 * the transaction that changes it: one that begins by reading cannot wait for another process's write.
 */
export const keepFirstVersion = async (transaction: Kysely<Tables>, id: number): Promise<void> => {
  await transaction
    .insertInto('opening_versions')
    .columns([...COLUMNS])
    .expression((from) =>
      from
        .selectFrom('openings')
        .select([sql<number>`id`.as('opening_id'), sql<number>`1`.as('version'), 'updated_at as at'])
        .select(sql<string>`${UNKNOWN}`.as('actor'))
        .select([...VERSIONED_TEXTS])
        .where('id', '=', id)
        .where('id', 'not in', (of) => of.selectFrom('opening_versions').select('opening_id')),
    )
    .execute();
};

/** Keeps an opening's present text as its next version. */
export const keepNextVersion = async (
  transaction: Kysely<Tables>,
  { id, actor, at }: { id: number; actor: string; at: string },
): Promise<void> => {
  await transaction
    .insertInto('opening_versions')
    .columns([...COLUMNS])
    .expression((from) =>
      from
        .selectFrom('openings')
        .select([
          sql<number>`id`.as('opening_id'),
          sql<number>`(select max(version) + 1 from opening_versions where opening_id = openings.id)`.as(
            'version',
          ),
          sql<string>`${at}`.as('at'),
          sql<string>`${actor}`.as('actor'),
        ])
        .select([...VERSIONED_TEXTS])
        .where('id', '=', id),
    )
    .execute();
};

const toVersion = (row: Omit<Selectable<OpeningVersionsTable>, 'opening_id'>): OpeningVersion => {
  const { version, at, actor, description } = row;
  const text = { ...fieldsOfRow(row), description, requirements: readRequirements(row.requirements) };
  return { version, at, actor, text };
};

/** The texts of an opening that were kept, newest first; none of one that was never changed. */
export const versionsOf = async (db: Kysely<Tables>, id: number): Promise<OpeningVersion[]> => {
  const rows = await db
    .selectFrom('opening_versions')
    .select(['version', 'at', 'actor', ...VERSIONED_TEXTS])
    .where('opening_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(toVersion);
};

/** The condition that an opening's texts are those of a version. */
export const isVersion = (version: number) => () =>
  sql<boolean>`(select max(version) from opening_versions where opening_id = openings.id) = ${version}`;
