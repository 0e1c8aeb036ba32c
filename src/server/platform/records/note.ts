import type { Selectable } from 'kysely';
import type { NotesTable } from '../database/applicationTables.ts';

/** What somebody of the staff wrote about an application or a message. */
export type Note = Selectable<NotesTable>;
