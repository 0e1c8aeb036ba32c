/** Number of leading bytes to check: PDF readers accept a header within the first 1,024. */
export const RESUME_HEAD_BYTES = 1029;

/** PDF and RTF have their own header. DOC is a compound file; DOCX and ODT are ZIP files. */
const SIGNATURES = ['{\\rtf', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'PK\x03\x04'];

/**
 * Whether a file with these first bytes can be of an accepted type. This is a quick check in the browser, for example
 * for a picture named `.pdf`. The server checks the whole file.
 */
export const looksLikeResume = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(0, RESUME_HEAD_BYTES));
  return text.includes('%PDF-') || SIGNATURES.some((start) => text.startsWith(start));
};
