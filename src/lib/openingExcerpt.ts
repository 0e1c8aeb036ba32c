import { textBlocks } from './textBlocks.ts';

const EXCERPT_LENGTH = 150;

/** Cut at the end of a word, without punctuation; a text without spaces is cut at the limit. */
const cutAtWord = (text: string): string => {
  if (text.length <= EXCERPT_LENGTH) return text;
  const end = text.lastIndexOf(' ', EXCERPT_LENGTH);
  const shown = text.slice(0, end > 0 ? end : EXCERPT_LENGTH);
  return `${shown.replace(/[\s.,;:]+$/, '')}...`;
};

/** The beginning of an opening's text without markup. Headings are left out, because they say nothing on a card. */
export const openingExcerpt = (description: string): string => {
  const texts = textBlocks(description).flatMap((block) => {
    if (block.kind === 'heading') return [];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return cutAtWord(texts.join(' '));
};
