/** Matches the prefix that `timestampedName` puts before a file's own name. */
const PREFIX = /^\d{8}T\d{9}Z_/;

/**
 * The name under which a file is uploaded: the ISO 8601 instant without colons, dots and hyphens, an underscore, the
 * file's own name: `20241105T081530250Z_cv.pdf` (docs/requirements.md, CONST-10).
 */
export const timestampedName = (name: string, now: Date): string =>
  `${now.toISOString().replace(/[:.-]/g, '')}_${name}`;

/** The file's name without the prefix. A name without a prefix is returned unchanged. */
export const withoutTimestamp = (name: string): string => name.replace(PREFIX, '');
