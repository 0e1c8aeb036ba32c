import { stringify } from 'yaml';
import type { OpeningText } from '../../db/insertOpening.ts';

const asSection = (requirements: readonly string[]): string[] =>
  requirements.length === 0
    ? []
    : ['', '## Requirements', '', ...requirements.map((requirement) => `- ${requirement}`)];

/**
 * Writes an opening as the file that `parseOpeningFile` reads back to the same opening. The lines of `note` become
 * comments on top.
 */
export const formatOpeningFile = (opening: OpeningText, note: readonly string[] = []): string => {
  const { job_title, company_name, location, description, requirements } = opening;
  // A line of its own for each field: folded lines are hard to edit.
  const fields = stringify({ job_title, company_name, location }, { lineWidth: 0, blockQuote: false });
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
