import { listPlaceNames } from '../../content/openingPlaces.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import {
  REQUIRED_OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  type OpeningPlace,
  type OptionalOpeningField,
} from '../../contract/openingFields.ts';
import { toOpeningExcerpt } from '../../lib/toOpeningExcerpt.ts';
import type {
  ClosedOpening,
  OpeningDetail,
  OpeningLink,
  OpeningSummary,
  WirePlace,
} from '../../contract/schemas.ts';
import type { Opening } from './queries/toOpening.ts';

const isPayPart = (field: OptionalOpeningField): boolean => field.startsWith('pay_');
const SHOWN_FIELDS = OPTIONAL_OPENING_FIELDS.filter((field) => !isPayPart(field));
const PAY_PARTS = OPTIONAL_OPENING_FIELDS.filter(isPayPart);

/** The optional fields that have a value, without the parts of the sentence about pay. */
const pickOptionalFields = (
  opening: Opening,
  fields: readonly OptionalOpeningField[] = SHOWN_FIELDS,
): Partial<Record<OptionalOpeningField, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = opening[field];
      return text === null ? [] : [[field, text]];
    }),
  );

const withItems = <Name extends string, Item>(name: Name, items: Item[]): Partial<Record<Name, Item[]>> =>
  items.length === 0 ? {} : ({ [name]: items } as Record<Name, Item[]>);

/** Converts an opening for the page of the list, which shows no parts of place and pay. `posted` is a date. */
export const toSummary = (opening: Opening): OpeningSummary => ({
  id: opening.id,
  ...mapFields(REQUIRED_OPENING_FIELDS, (field) => opening[field]),
  description: opening.description,
  // The general opening has no date.
  ...(opening.status !== 'general' && { posted: opening.posted_at.slice(0, 10) }),
  ...pickOptionalFields(opening),
  ...withItems('place_names', listPlaceNames(opening)),
});

const toWirePlace = ({ country, ...parts }: OpeningPlace): WirePlace => ({
  country,
  ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')),
});

/** Converts an opening for the list call, with the parts of place and pay. */
export const toListed = (opening: Opening): OpeningSummary => ({
  ...toSummary(opening),
  ...pickOptionalFields(opening, PAY_PARTS),
  ...withItems('places', opening.places.map(toWirePlace)),
  ...withItems('remote_from', opening.remote_from),
});

/** Lengths to which a card's text may be cut: complete texts would make the list too large. */
const CARD_LENGTHS = [160, 175, 200, 250, 300, 400, 500];
const MAX_CARD_LENGTH = 600;

const shortenForCard = (description: string): string => {
  const beginning = description.slice(0, MAX_CARD_LENGTH);
  const excerpt = toOpeningExcerpt(beginning);
  const length = CARD_LENGTHS.find((length) => toOpeningExcerpt(beginning.slice(0, length)) === excerpt);
  return beginning.slice(0, length);
};

/** Converts an opening for one page of the list, with only the beginning of its text. */
export const toCard = (opening: Opening): OpeningSummary => ({
  ...toSummary(opening),
  description: shortenForCard(opening.description),
});

export const toDetail = (opening: Opening, similar: readonly OpeningLink[] = []): OpeningDetail => ({
  ...toListed(opening),
  requirements: opening.requirements,
  ...(similar.length > 0 && { similar: [...similar] }),
});

/** Converts a closed opening for its page. It closed by hand, or at the end of its closing date. */
export const toClosedOpening = (
  { job_title, company_name, closed_at, closing_date, updated_at }: Opening,
  similar: OpeningLink[],
): ClosedOpening => ({
  job_title,
  company_name,
  similar,
  closed: (closed_at ?? closing_date ?? updated_at).slice(0, 10),
});
