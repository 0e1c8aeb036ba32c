import { OPTIONAL_OPENING_FIELDS } from '../../../contract/openingFields.ts';

/** Longest texts of an opening, in UTF-16 units, and the most requirements it may list. */
export const OPENING_LIMITS = {
  job_title: 200,
  company_name: 200,
  location: 200,
  department: 200,
  salary_range: 200,
  description: 20_000,
  requirement: 500,
  requirements: 50,
} as const;

/** The texts of one line that every opening has, in the order in which the file names them. */
export const LINE_FIELDS = ['job_title', 'company_name', 'location'] as const;

/** Everything that may stand in a file's front matter. */
export const FRONT_FIELDS = [...LINE_FIELDS, ...OPTIONAL_OPENING_FIELDS] as const;
export type FrontField = (typeof FRONT_FIELDS)[number];

/** Largest opening file, in bytes: every text at its longest, six bytes a character, fits in. */
export const MAX_OPENING_FILE_BYTES = 256 * 1024;
