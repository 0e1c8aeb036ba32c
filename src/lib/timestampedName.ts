/** The prefix that `timestampedName` adds. */
const PREFIX = /^\d{8}T\d{9}Z_/;

/**
 * Adds a timestamp to the name of a file to upload: an ISO 8601 instant without colons, dots and hyphens, and an
 * underscore: `20241105T081530250Z_cv.pdf`.
 */
export const timestampedName = (name: string, now: Date): string =>
  `${now.toISOString().replace(/[:.-]/g, '')}_${name}`;

/** Characters that change the direction of text: with one of them, the name of a program looks like that of a PDF. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name of an uploaded file for people to read: without the timestamp, if it has one, and without direction marks. */
export const displayFileName = (name: string): string =>
  name.replace(PREFIX, '').replace(DIRECTION_MARKS, '');
