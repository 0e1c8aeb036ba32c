/** Bytes of a file's beginning that tell: readers accept a PDF whose header stands within the first 1,024. */
export const RESUME_HEAD_BYTES = 1029;

/** PDF and RTF name themselves; DOC is a compound file, DOCX and ODT are ZIP files. */
const STARTS = ['{\\rtf', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'PK\x03\x04'];

/**
 * Whether a file that begins so can be one of the types that are taken: a first look, so that a picture under the
 * name of a PDF is noticed when it is chosen. The server judges the whole of it (docs/requirements.md, UP-1).
 */
export const looksLikeResume = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(0, RESUME_HEAD_BYTES));
  return text.includes('%PDF-') || STARTS.some((start) => text.startsWith(start));
};
