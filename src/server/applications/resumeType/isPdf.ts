/** Readers accept a PDF whose header stands within the first 1,024 bytes, and real ones use that. */
const HEADER = '%PDF-';
const HEADER_WITHIN = 1024;
/** Where the table of objects begins, or an object: a file without either shows nothing in any reader. */
const STRUCTURE = /startxref|\d+\s+\d+\s+obj\b/;
/** The same in a part of the file, where a word may go on behind the end: `obj` is none at the last place. */
const BEGINNING = /startxref|\d+\s+\d+\s+obj\b[^]/;
/** Nearly every program writes the first object behind the header; making text of a whole file takes far longer. */
const BEGINNING_BYTES = 4096;
/** What another program would take the file for, however it goes on: markup, PHP, a script, the scanners' test file. */
const OTHER_PROGRAM = /<[!?a-z/]|^\s*#!|X5O!P%@AP/i;

/**
 * Whether it is a PDF (ISO 32000-1, 7.5): its header at its place, something of its structure behind it, and nothing
 * before it by which it would be a page or a program as well (docs/requirements.md, FILE-2).
 */
export const isPdf = (bytes: Buffer): boolean => {
  const at = bytes.subarray(0, HEADER_WITHIN + HEADER.length).indexOf(HEADER, 0, 'latin1');
  if (at < 0 || OTHER_PROGRAM.test(bytes.toString('latin1', 0, at))) return false;
  const beginning = bytes.toString('latin1', at, at + BEGINNING_BYTES);
  return BEGINNING.test(beginning) || STRUCTURE.test(bytes.toString('latin1', at));
};
