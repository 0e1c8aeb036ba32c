import type { DeskOpening, OpeningText } from '../../contract/desk/openingSchemas.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import {
  REQUIRED_OPENING_FIELDS,
  OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  type OpeningField,
} from '../../contract/openingFields.ts';
import { site } from '../../content/site.ts';

/** The form's fields as text, with one requirement per line. */
export type FormField = OpeningField | 'description' | 'requirements';
export type FormText = Readonly<Record<FormField, string>>;

export const FORM_FIELDS: readonly FormField[] = [...OPENING_FIELDS, 'description', 'requirements'];

export const FORM_LABELS: Readonly<Record<FormField, readonly [label: string, hint?: string]>> = {
  job_title: ['Job title'],
  company_name: ['Company'],
  location: ['Location', 'A city and a country, or Remote with a country'],
  department: ['Department'],
  employment_type: ['Employment type'],
  workplace: ['Workplace'],
  salary_range: ['Salary', 'For example £38,000 to £45,000 a year'],
  start: ['Start', 'A date, or as soon as possible'],
  closing_date: ['Closing date', 'The last day for applications; empty if you close it yourself'],
  description: ['Description', 'An empty line begins a paragraph; ## begins a heading; - begins a list'],
  requirements: ['Requirements', 'One on each line'],
};

export const EMPTY_FORM: FormText = {
  ...mapFields(OPENING_FIELDS, () => ''),
  company_name: site.fullName,
  description: '',
  requirements: '',
};

export const toForm = (opening: OpeningText | DeskOpening): FormText => ({
  ...mapFields(OPENING_FIELDS, (field) => opening[field] ?? ''),
  description: opening.description,
  requirements: opening.requirements.join('\n'),
});

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');

export const toOpeningText = (form: FormText): OpeningText => ({
  ...mapFields(REQUIRED_OPENING_FIELDS, (field) => form[field].trim()),
  ...mapFields(OPTIONAL_OPENING_FIELDS, (field) => form[field].trim() || null),
  description: form.description.trim(),
  requirements: splitLines(form.requirements),
});

interface EditedVersions {
  /** The text before editing. */
  base: FormText;
  mine: FormText;
  theirs: FormText;
}

/** Merges the changes of two editors. If both changed a field, it keeps mine. */
export const mergeForms = (versions: EditedVersions): { merged: FormText; clashes: FormField[] } => {
  const { base, mine, theirs } = versions;
  const isMine = (field: FormField) => mine[field] !== base[field];
  return {
    merged: mapFields(FORM_FIELDS, (field) => (isMine(field) ? mine[field] : theirs[field])),
    clashes: FORM_FIELDS.filter(
      (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
    ),
  };
};

const DAY_MS = 86_400_000;

/** Adds days to a closing date, or to today if it has passed or is missing. ISO 8601 dates. */
export const extendDate = (days: number, closingDate: string | null, today = new Date()): string => {
  const startMs = Math.max(today.getTime(), closingDate ? Date.parse(closingDate) : 0);
  return new Date(startMs + days * DAY_MS).toISOString().slice(0, 10);
};
