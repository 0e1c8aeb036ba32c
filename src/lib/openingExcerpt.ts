import { shorten } from './shorten.ts';
import { textBlocks } from './textBlocks.ts';

const EXCERPT_LENGTH = 240;

/** The beginning of an opening's text without its markup signs. Headings say nothing on a card and are left out. */
export const openingExcerpt = (description: string): string => {
  const texts = textBlocks(description).flatMap((block) => {
    if (block.kind === 'heading') return [];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return shorten(texts.join(' '), EXCERPT_LENGTH);
};
