import { mapFields } from '../../contract/fieldTable.ts';
import {
  REQUIRED_OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  type OptionalOpeningField,
} from '../../contract/openingFields.ts';
import { toOpeningExcerpt } from '../../lib/toOpeningExcerpt.ts';
import type { OpeningDetail, OpeningLink, OpeningSummary } from '../../contract/schemas.ts';
import type { Opening } from './queries/toOpening.ts';

/** The optional fields that have a value. */
const pickOptionalFields = (opening: Opening): Partial<Record<OptionalOpeningField, string>> =>
  Object.fromEntries(
    OPTIONAL_OPENING_FIELDS.flatMap((field) => {
      const text = opening[field];
      return text === null ? [] : [[field, text]];
    }),
  );

/** Converts an opening for the careers list. `posted` is a date. */
export const toSummary = (opening: Opening): OpeningSummary => ({
  id: opening.id,
  ...mapFields(REQUIRED_OPENING_FIELDS, (field) => opening[field]),
  description: opening.description,
  // The general opening has no date.
  ...(opening.status !== 'general' && { posted: opening.posted_at.slice(0, 10) }),
  ...pickOptionalFields(opening),
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
  ...toSummary(opening),
  requirements: opening.requirements,
  ...(similar.length > 0 && { similar: [...similar] }),
});
