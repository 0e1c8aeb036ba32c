/** Longest texts of an opening, in UTF-16 units, and the most requirements it may list. */
export const OPENING_LIMITS = {
  job_title: 200,
  company_name: 200,
  location: 200,
  description: 20_000,
  requirement: 500,
  requirements: 50,
} as const;

/** The texts of one line, in the order in which the file names them. */
export const LINE_FIELDS = ['job_title', 'company_name', 'location'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** Largest opening file, in bytes: every text at its longest, six bytes a character, fits in. */
export const MAX_OPENING_FILE_BYTES = 256 * 1024;
