import { escapeXml } from './escapeXml.ts';
import { textBlocks, type TextBlock } from './textBlocks.ts';

/** A list of texts as HTML. */
export const listHtml = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;

const blockHtml = (block: TextBlock): string => {
  if (block.kind === 'list') return listHtml(block.items);
  const text = escapeXml(block.text);
  return block.kind === 'heading' ? `<h3>${text}</h3>` : `<p>${text}</p>`;
};

/** An opening's text as HTML. HTML in the text is escaped. */
export const blocksHtml = (text: string): string => textBlocks(text).map(blockHtml).join('');
