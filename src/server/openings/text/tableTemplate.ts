import {
  NEEDED_OPENING_FIELDS,
  OPENING_FIELDS,
  openingFields,
  type OpeningField,
  type OpeningFieldRule,
} from '../../../contract/openingFields.ts';
import { callOf } from '../../desk/command/help.ts';
import { toCsv } from '../../desk/toCsv.ts';
import { fieldWords } from './fieldWords.ts';

/** The columns of a table of openings; the import knows those of an export as well. */
export const TABLE_COLUMNS = [...OPENING_FIELDS, 'description', 'requirements'] as const;

/** A table to fill in with a spreadsheet. It has no example row, which would be published with the others. */
export const tableTemplate = (): string => toCsv<Record<string, string>>([], TABLE_COLUMNS);

const formOf = (field: OpeningField): string[] => {
  const rule: OpeningFieldRule = openingFields[field];
  const said = rule.kind === 'choice' ? rule.choices.join(', ') : fieldWords[field].inTable;
  return said ? [`${field}: ${said}`] : [];
};

/** What a table cannot say of itself. */
export const tableTemplateNote: readonly string[] = [
  `An opening a row. Needed are ${NEEDED_OPENING_FIELDS.join(', ')} and description; the rest may stay empty.`,
  ...OPENING_FIELDS.flatMap(formOf),
  'requirements: one a line within the cell (Alt+Enter in Excel, Ctrl+Enter in LibreOffice)',
  `Save it as CSV (UTF-8), then look at it with ${callOf('openings import FILE --dry-run')}`,
];
