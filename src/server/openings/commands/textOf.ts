import type { OpeningText } from '../queries/insertOpening.ts';
import { fieldsOfRow, type Opening } from '../queries/toOpening.ts';

/** What staff have said of an opening, without what the program keeps about it. */
export const textOf = (opening: Opening): OpeningText => ({
  ...fieldsOfRow(opening),
  description: opening.description,
  requirements: opening.requirements,
});
