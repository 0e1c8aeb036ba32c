import { composeLocation } from '../../../content/openingPlaces.ts';
import { composePay, type PayText } from '../../../content/openingPay.ts';
import type { OpeningPlace } from '../../../contract/openingFields.ts';

type Parts = PayText & { places?: readonly OpeningPlace[]; remote_from?: readonly string[] };

/** Composes the texts about place and pay, for pages, lists, emails and feeds, from the fields that staff fill in. */
export const composeTexts = <Text extends Parts>(
  text: Text,
): Text & { location: string; salary_range: string | null } => ({
  ...text,
  location: composeLocation(text),
  salary_range: composePay(text),
});
