const MAX_NAME_BYTES = 120;
const UNSAFE_IN_FILE_NAME = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*;%]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Makes text in any script safe for a file name; `fallback` if no character is left. */
const safeFileName = (text: string, fallback: string): string => {
  const name = text
    .normalize('NFC')
    .replace(UNSAFE_IN_FILE_NAME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  let short = '';
  for (const { segment } of graphemes.segment(name)) {
    if (Buffer.byteLength(short + segment) > MAX_NAME_BYTES) break;
    short += segment;
  }
  return short.replace(/[ .]+$/, '') || fallback;
};

/**
 * The name of an applicant's file for mails, downloads and exports. It ends in the extension of the detected type,
 * because staff open the file with a click, and has no character with a meaning in a shell, a path or a header.
 */
export const fileNameByType = (name: string, type: string): string => {
  const safe = safeFileName(name, 'resume');
  return safe.toLowerCase().endsWith(`.${type}`) ? safe : `${safe}.${type}`;
};
