import {
  EMPLOYMENT_TYPES,
  NEEDED_OPENING_FIELDS,
  OPENING_FIELDS,
  openingFields,
  OPTIONAL_OPENING_FIELDS,
  WORKPLACES,
  type OpeningField,
} from '../../../contract/openingFields.ts';
import { site } from '../../../content/site.ts';
import { toCsv } from '../../terminal/csv.ts';
import { MAX_OPENING_FILE_BYTES } from './openingFile.ts';
import { OPENING_LIMITS } from './openingRules.ts';

/** What stands above each field of the file to fill in. */
const hints: Readonly<Record<OpeningField, string>> = {
  job_title: `What the job is called, in one line of at most ${openingFields.job_title.max} characters. For example: Network Engineer
# Write a text that holds a colon or a '#' in double quotes: "Technician #2: nights"`,
  company_name: 'The employer, in one line.',
  location: 'Where the work is, in one line. For example: London, or Remote within the UK',
  department: 'The department, in one line.',
  employment_type: EMPLOYMENT_TYPES.join(', '),
  workplace: WORKPLACES.join(', '),
  salary_range: 'In one line, as visitors will read it. For example: £48,000 to £55,000 a year',
  start: 'When the work begins, in one line. For example: as soon as possible, or 2030-03-01',
  closing_date:
    'The last day for applications, like 2030-01-31 or 31/01/2030. The day after, the opening closes by itself.',
};

const fieldText = (field: OpeningField): string =>
  `# ${hints[field]}\n${field}: ${field === 'company_name' ? site.fullName : ''}`.trimEnd();

/** A file to fill in; it is refused as long as its texts are missing. */
export const openingTemplate = (): string => `---
# An opening for the careers pages. Fill it in, then publish it with
#   ./staff openings add FILE
# Lines that begin with '#' between the two '---' are explanations and are not published.
#
${NEEDED_OPENING_FIELDS.map(fieldText).join('\n\n')}

# The other fields may stay empty.
${OPTIONAL_OPENING_FIELDS.map(fieldText).join('\n')}

# Below the second '---' comes the description: paragraphs with an empty line between them, headings that begin
# with '## ', list items that begin with '- '. At most ${OPENING_LIMITS.description.toLocaleString('en')} characters.
# The items under '## Requirements' become the list of requirements: at most ${OPENING_LIMITS.requirements}, each of at most
# ${OPENING_LIMITS.requirement} characters. Delete that heading if there are none. The file may have ${MAX_OPENING_FILE_BYTES / 1024} KiB.
---



## Requirements

-
`;

/** The columns of a table of openings. */
export const TABLE_COLUMNS = [...OPENING_FIELDS, 'description', 'requirements'] as const;

/** A table to fill in with a spreadsheet. An example row would be published with the others. */
export const tableTemplate = (): string => toCsv<Record<string, string>>([], TABLE_COLUMNS);

/** What a table cannot say of itself. */
export const tableTemplateNote: readonly string[] = [
  `One opening a row. Needed are ${NEEDED_OPENING_FIELDS.join(', ')} and description; the rest may stay empty.`,
  `employment_type: ${EMPLOYMENT_TYPES.join(', ')}; workplace: ${WORKPLACES.join(', ')}`,
  'requirements: one a line within the cell (Alt+Enter in Excel, Ctrl+Enter in LibreOffice)',
  "Save it as CSV (UTF-8), then check it with './staff openings import FILE --dry-run'",
];
