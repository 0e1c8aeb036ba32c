import { isNeeded, type OpeningField } from '../../../contract/openingFields.ts';
import { fieldWords } from '../text/fieldWords.ts';

/** What 'openings new' asks for a text of one line. */
export const lineQuestion = (field: OpeningField): string =>
  `${fieldWords[field].question}${isNeeded(field) ? '' : ' (may stay empty)'}`;

export const longQuestions = {
  description: "Description: as many lines as you like, then a line with a single '.'",
  requirements: 'Requirements: one a line, then an empty line',
} as const;

export const endQuestion =
  'Publish it now, keep it as a draft, go back, or quit? (publish, draft, back, quit): ';
