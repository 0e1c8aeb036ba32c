import { byField } from '../../contract/fieldTable.ts';
import {
  REQUIRED_OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  type OptionalOpeningField,
} from '../../contract/openingFields.ts';
import { openingExcerpt } from '../../lib/openingExcerpt.ts';
import type { OpeningDetail, OpeningLink, OpeningSummary } from '../../contract/schemas.ts';
import type { Opening } from './queries/toOpening.ts';

/** What staff have said beyond the specified fields; what they left out is left out here, too. */
const optionalFields = (opening: Opening): Partial<Record<OptionalOpeningField, string>> =>
  Object.fromEntries(
    OPTIONAL_OPENING_FIELDS.flatMap((field) => {
      const text = opening[field];
      return text === null ? [] : [[field, text]];
    }),
  );

/** An opening as the careers list spells it. `posted` is a date. */
export const toSummary = (opening: Opening): OpeningSummary => ({
  id: opening.id,
  ...byField(REQUIRED_OPENING_FIELDS, (field) => opening[field]),
  description: opening.description,
  // What is always there was not posted on a day.
  ...(opening.status !== 'general' && { posted: opening.posted_at.slice(0, 10) }),
  ...optionalFields(opening),
});

/** As much of an opening's text as a card shows of it, in steps: the rest would weigh down every page of the list. */
const CARD_TEXTS = [160, 175, 200, 250, 300, 400, 500];
const MOST_CARD_TEXT = 600;

const cardText = (description: string): string => {
  const most = description.slice(0, MOST_CARD_TEXT);
  const shown = openingExcerpt(most);
  const enough = CARD_TEXTS.find((letters) => openingExcerpt(most.slice(0, letters)) === shown);
  return most.slice(0, enough);
};

/** An opening as one page of the list has it: with the beginning of its text. */
export const toCard = (opening: Opening): OpeningSummary => ({
  ...toSummary(opening),
  description: cardText(opening.description),
});

export const toDetail = (opening: Opening, similar: readonly OpeningLink[] = []): OpeningDetail => ({
  ...toSummary(opening),
  requirements: opening.requirements,
  ...(similar.length > 0 && { similar: [...similar] }),
});
