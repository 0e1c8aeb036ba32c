/** Longest texts of an opening beside its fields, in UTF-16 units, and the most requirements it may list. */
export const OPENING_LIMITS = { description: 20_000, requirement: 500, requirements: 50 } as const;

/** Largest opening file, in bytes: every text at its longest, six bytes a character, fits in. */
export const MAX_OPENING_FILE_BYTES = 256 * 1024;
