import { OPTIONAL_OPENING_FIELDS } from '../../../contract/openingFields.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { Opening } from '../queries/toOpening.ts';

/** What staff have said of an opening, without what the program keeps about it. */
export const textOf = (opening: Opening): OpeningText => ({
  job_title: opening.job_title,
  company_name: opening.company_name,
  location: opening.location,
  ...Object.fromEntries(OPTIONAL_OPENING_FIELDS.map((field) => [field, opening[field]])),
  description: opening.description,
  requirements: opening.requirements,
});
