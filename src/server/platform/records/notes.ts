import type { Selectable } from 'kysely';
import type { NotesTable } from '../database/applicationTables.ts';

/** A note by staff about an application or a message. */
export type Note = Selectable<NotesTable>;
