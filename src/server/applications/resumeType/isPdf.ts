/** Readers accept a PDF whose header stands within the first 1,024 bytes, and real ones use that. */
const HEADER = '%PDF-';
const HEADER_WITHIN = 1024;
/** Where the table of objects begins, or an object: a file without either shows nothing in any reader. */
const STRUCTURE = /startxref|\d+\s+\d+\s+obj\b/;
/** What another program would take the file for, however it goes on: markup, PHP, a script, the scanners' test file. */
const OTHER_PROGRAM = /<[!?a-z/]|^\s*#!|X5O!P%@AP/i;

/**
 * Whether it is a PDF (ISO 32000-1, 7.5): its header at its place, something of its structure behind it, and nothing
 * before it by which it would be a page or a program as well (docs/requirements.md, FILE-2).
 */
export const isPdf = (bytes: Buffer): boolean => {
  const at = bytes.subarray(0, HEADER_WITHIN + HEADER.length).indexOf(HEADER, 0, 'latin1');
  if (at < 0 || OTHER_PROGRAM.test(bytes.toString('latin1', 0, at))) return false;
  return STRUCTURE.test(bytes.toString('latin1', at));
};
