import { textBlocks } from './textBlocks.ts';

const EXCERPT_LENGTH = 150;

/** Complete sentences of at least 40 characters in all: fewer would say too little. */
const SENTENCES = /^.{40,}[.?!][”’)]?(?= [\p{Lu}\d“‘])/u;

/** Cuts a long text after a sentence, or else after a word; a text without spaces at the limit. */
const cut = (text: string): string => {
  if (text.length <= EXCERPT_LENGTH) return text;
  const sentences = SENTENCES.exec(text.slice(0, EXCERPT_LENGTH + 2))?.[0];
  if (sentences !== undefined) return sentences;
  const end = text.lastIndexOf(' ', EXCERPT_LENGTH);
  const excerpt = text.slice(0, end > 0 ? end : EXCERPT_LENGTH);
  return `${excerpt.replace(/[\s.,;:]+$/, '')}...`;
};

/** The beginning of an opening's text, without markup or headings, for a card. */
export const toOpeningExcerpt = (description: string): string => {
  const texts = textBlocks(description).flatMap((block) => {
    if (block.kind === 'heading') return [];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return cut(texts.join(' '));
};
