/** The prefix that `timestampedName` adds. */
const PREFIX = /^\d{8}T\d{9}Z_/;

/**
 * Adds a timestamp to the name of a file to upload: an ISO 8601 instant without colons, dots and hyphens, and an
 * underscore: `20241105T081530250Z_cv.pdf`.
 */
export const timestampedName = (name: string, now: Date): string =>
  `${now.toISOString().replace(/[:.-]/g, '')}_${name}`;

/** Removes the timestamp. A name without one is returned unchanged. */
export const withoutTimestamp = (name: string): string => name.replace(PREFIX, '');
