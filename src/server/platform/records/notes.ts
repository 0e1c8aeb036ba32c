import type { Kysely, Selectable } from 'kysely';
import type { NotesTable } from '../database/applicationTables.ts';
import type { Tables } from '../database/tables.ts';

/** What somebody of the staff wrote about an application or a message. */
export type Note = Selectable<NotesTable>;

/** What staff wrote about each application and message, by its reference. */
export const noteTexts = async (db: Kysely<Tables>): Promise<Map<string, string>> => {
  const notes = await db.selectFrom('notes').select(['reference', 'text']).orderBy('id').execute();
  const texts = new Map<string, string>();
  for (const { reference, text } of notes) texts.set(reference, `${texts.get(reference) ?? ''}\n${text}`);
  return texts;
};
