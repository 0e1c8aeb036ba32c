import type { Note } from '../../platform/records/note.ts';
import { bothTimes } from '../list/timeFields.ts';
import { indent } from './indent.ts';

/** What staff wrote, note by note. */
export const noteLines = (notes: readonly Note[]): string[] =>
  notes.flatMap(({ id, at, actor, text }) => [
    '',
    `Note ${id} by ${actor}, ${bothTimes(at)}`,
    ...indent(text),
  ]);
