import type { DeskOpening, OpeningText } from '../../contract/desk/openingSchemas.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import {
  OPENING_LISTS,
  OPTIONAL_WRITTEN_FIELDS,
  REQUIRED_WRITTEN_FIELDS,
  WRITTEN_OPENING_FIELDS,
  type OpeningPlace,
  type WrittenOpeningField,
} from '../../contract/openingFields.ts';
import { toPlace } from '../../content/openingPlaces.ts';
import { site } from '../../content/site.ts';

/** What the form holds: texts, one requirement per line, and two lists. */
type TextFormField = WrittenOpeningField | 'description' | 'requirements';
export type FormText = Readonly<Record<TextFormField, string>> & {
  readonly places: readonly OpeningPlace[];
  readonly remote_from: readonly string[];
};
export type FormField = keyof FormText;

export const FORM_FIELDS: readonly FormField[] = [...WRITTEN_OPENING_FIELDS, ...OPENING_LISTS, 'description'];

export const FORM_LABELS: Readonly<Record<FormField, readonly [label: string, hint?: string]>> = {
  job_title: ['Job title'],
  company_name: ['Company'],
  department: ['Department'],
  employment_type: ['Employment type'],
  workplace: ['Workplace', 'Remote means entirely remote: choose hybrid if people come in'],
  places: ['Places', 'One of our offices fills in its street and postcode'],
  remote_from: ['Remote from', 'The countries from which people may work'],
  pay_from: ['Pay from', 'An amount, such as 34000; alone it means ‘from’'],
  pay_to: ['Pay to', 'Alone it means ‘up to’'],
  pay_currency: ['Currency', 'A code, such as GBP, USD, EUR or INR'],
  pay_unit: ['Pay for a'],
  pay_note: ['More about pay', 'For example plus bonus'],
  start: ['Start', 'A date, or as soon as possible'],
  closing_date: ['Closing date', 'The last day for applications; empty if you close it yourself'],
  description: ['Description', 'An empty line begins a paragraph; ## begins a heading; - begins a list'],
  requirements: ['Requirements', 'One on each line'],
};

export const EMPTY_PLACE: OpeningPlace = toPlace({});

export const EMPTY_FORM: FormText = {
  ...mapFields(WRITTEN_OPENING_FIELDS, () => ''),
  company_name: site.fullName,
  places: [EMPTY_PLACE],
  remote_from: [],
  description: '',
  requirements: '',
};

/** Whether an opening has only a text about its place, from before places were fields. */
export const needsPlace = ({ places, remote_from }: Pick<DeskOpening, 'places' | 'remote_from'>): boolean =>
  places.length === 0 && remote_from.length === 0;

/** An opening without fields about its place shows the text as the city of a place that still needs its country. */
const toFormPlaces = (opening: DeskOpening): readonly OpeningPlace[] =>
  needsPlace(opening) && opening.workplace !== 'remote'
    ? [toPlace({ city: opening.location })]
    : opening.places;

export const toForm = (opening: DeskOpening): FormText => ({
  ...mapFields(WRITTEN_OPENING_FIELDS, (field) => opening[field] ?? ''),
  places: toFormPlaces(opening),
  remote_from: opening.remote_from,
  description: opening.description,
  requirements: opening.requirements.join('\n'),
});

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');

const isFilled = (place: OpeningPlace): boolean => Object.values(place).some((part) => part.trim() !== '');

export const toOpeningText = (form: FormText): OpeningText => ({
  ...mapFields(REQUIRED_WRITTEN_FIELDS, (field) => form[field].trim()),
  ...mapFields(OPTIONAL_WRITTEN_FIELDS, (field) => form[field].trim() || null),
  places: form.places.filter(isFilled),
  // The form shows the countries for remote work only.
  remote_from: form.workplace === 'remote' ? [...form.remote_from] : [],
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
  const isSame = (one: FormText, other: FormText, field: FormField) =>
    JSON.stringify(one[field]) === JSON.stringify(other[field]);
  const isMine = (field: FormField) => !isSame(mine, base, field);
  return {
    // Each value comes from the field of the same name.
    merged: mapFields(FORM_FIELDS, (field) => (isMine(field) ? mine : theirs)[field]) as FormText,
    clashes: FORM_FIELDS.filter(
      (field) => isMine(field) && !isSame(theirs, base, field) && !isSame(theirs, mine, field),
    ),
  };
};

const DAY_MS = 86_400_000;

/** Adds days to a closing date, or to today if it has passed or is missing. ISO 8601 dates. */
export const extendDate = (days: number, closingDate: string | null, today = new Date()): string => {
  const startMs = Math.max(today.getTime(), closingDate ? Date.parse(closingDate) : 0);
  return new Date(startMs + days * DAY_MS).toISOString().slice(0, 10);
};
