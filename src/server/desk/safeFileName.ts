const MAX_BYTES = 120;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What no file name should hold: controls, direction controls (but not the joiners that some scripts are written with),
 * and what Windows, macOS or a shell reads as something else.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;

/** Whole characters, up to so many bytes of UTF-8. */
const cut = (text: string): string => {
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (Buffer.byteLength(kept + segment) > MAX_BYTES) break;
    kept += segment;
  }
  return kept;
};

/** A person's text as a part of a file name, in whatever script it is written; 'unnamed' where nothing is left. */
export const safeFileName = (text: string): string => {
  const name = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  return cut(name.replace(/^[ .]+/, '')).replace(/[ .]+$/, '') || 'unnamed';
};
