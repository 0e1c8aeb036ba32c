import type { Kysely, Selectable } from 'kysely';
import type { NotesTable } from '../database/applicationTables.ts';
import type { Tables } from '../database/tables.ts';

/** A note by staff about an application or a message. */
export type Note = Selectable<NotesTable>;

/** The notes about each application and message, by its reference. */
export const readNoteTexts = async (db: Kysely<Tables>): Promise<Map<string, string>> => {
  const notes = await db.selectFrom('notes').select(['reference', 'text']).orderBy('id').execute();
  const texts = new Map<string, string>();
  for (const { reference, text } of notes) texts.set(reference, `${texts.get(reference) ?? ''}\n${text}`);
  return texts;
};
