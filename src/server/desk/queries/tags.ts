import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { DESK_COUNTS } from '../../../contract/desk/constants.ts';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/audit.ts';

/** The tags in use, sorted. `isVisible`: only those of applications that meet it. */
export const listTags = async (
  db: Kysely<Tables>,
  isVisible: RawBuilder<SqlBool> | undefined,
): Promise<string[]> => {
  const all = db.selectFrom('tags').select('tag').distinct().orderBy('tag');
  const visible =
    isVisible && all.innerJoin('applications', 'applications.id', 'tags.application_id').where(isVisible);
  const rows = await (visible ?? all).execute();
  return rows.map(({ tag }) => tag);
};

/** The tags of applications, by the application's id. */
export const readTags = async (
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectFrom('tags')
    .selectAll()
    .where('application_id', 'in', sqlNumbers(db, ids))
    .orderBy('tag')
    .execute();
  const tags = new Map<number, string[]>();
  for (const { application_id, tag } of rows)
    tags.set(application_id, [...(tags.get(application_id) ?? []), tag]);
  return tags;
};

/** It rolls back: nothing is changed. */
export class TooManyTagsError extends Error {}

interface TagChange {
  reference: string;
  addTag: string | undefined;
  removeTag: string | undefined;
  actor: string;
  at: string;
}

/** Adds a tag or removes one; call it inside a transaction. Throws TooManyTagsError. */
export const writeTags = async (
  transaction: Kysely<Tables>,
  { reference, addTag, removeTag, actor, at }: TagChange,
): Promise<void> => {
  if (addTag === undefined && removeTag === undefined) return;
  const { id } = await transaction
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (removeTag !== undefined)
    await transaction
      .deleteFrom('tags')
      .where('application_id', '=', id)
      .where('tag', '=', removeTag)
      .execute();
  if (addTag !== undefined)
    await transaction
      .insertInto('tags')
      .values({ application_id: id, tag: addTag })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { tags } = await transaction
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<number>().as('tags'))
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(tags) > DESK_COUNTS.tags) throw new TooManyTagsError();
  const action = `application.${addTag === undefined ? 'untagged' : 'tagged'}`;
  await recordAudit(transaction, { at, actor, action, subject: `application ${reference}` });
};
