import { byField } from '../../../contract/fieldTable.ts';
import {
  NEEDED_OPENING_FIELDS,
  OPTIONAL_OPENING_FIELDS,
  type OpeningField,
} from '../../../contract/openingFields.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { asSpelled } from './asSpelled.ts';

/**
 * An opening of what a file or a row says of each field, before it is judged. A field that is left out or empty is null,
 * so that a file also takes one away.
 */
export const toOpeningText = (
  textOf: (field: OpeningField) => string,
  texts: Pick<OpeningText, 'description' | 'requirements'>,
): OpeningText =>
  asSpelled({
    ...byField(NEEDED_OPENING_FIELDS, textOf),
    ...byField(OPTIONAL_OPENING_FIELDS, (field) => textOf(field) || null),
    ...texts,
  });
