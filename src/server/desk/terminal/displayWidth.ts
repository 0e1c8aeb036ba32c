const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const WIDE =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Emoji_Presentation}|\ufe0f|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

const widthOf = (character: string): number => (WIDE.test(character) ? 2 : 1);

/** How many columns of a terminal a text takes: two for East Asian characters and emoji. */
export const displayWidth = (text: string): number =>
  Array.from(characters.segment(text)).reduce((sum, { segment }) => sum + widthOf(segment), 0);

/** A text cut to so many columns; one that is cut ends with '…'. */
export const cutToWidth = (text: string, width: number): string => {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const { segment } of characters.segment(text)) {
    left -= widthOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
};
