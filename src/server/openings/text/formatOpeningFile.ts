import { stringify } from 'yaml';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import type { OpeningText } from '../queries/insertOpening.ts';

const asSection = (requirements: readonly string[]): string[] =>
  requirements.length === 0
    ? []
    : ['', '## Requirements', '', ...requirements.map((requirement) => `- ${requirement}`)];

/** Only what is said: a file full of empty fields is hard to read. */
const saidFields = (opening: OpeningText): Record<string, string> =>
  Object.fromEntries(
    OPENING_FIELDS.flatMap((field) => {
      const text = opening[field];
      return text ? [[field, text]] : [];
    }),
  );

/**
 * Writes an opening as the file that `parseOpeningFile` reads back to the same opening. The lines of `note` become
 * comments on top.
 */
export const formatOpeningFile = (opening: OpeningText, note: readonly string[] = []): string => {
  const { description, requirements } = opening;
  // A line of its own for each field: folded lines are hard to edit.
  const fields = stringify(saidFields(opening), { lineWidth: 0, blockQuote: false });
  const lines = [
    '---',
    ...note.map((line) => `# ${line}`),
    fields.trimEnd(),
    '---',
    '',
    description,
    ...asSection(requirements),
  ];
  return `${lines.join('\n')}\n`;
};
