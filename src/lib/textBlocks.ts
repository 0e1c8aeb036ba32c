export type TextBlock =
  { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^[-*] +/;
const HEADING = /^#{2,6} +/;

const toBlock = (chunk: string): TextBlock => {
  const lines = chunk.split('\n').map((line) => line.trim());
  if (lines.every((line) => ITEM.test(line))) {
    return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) };
  }
  const text = lines.join(' ');
  return HEADING.test(text)
    ? { kind: 'heading', text: text.replace(HEADING, '') }
    : { kind: 'paragraph', text };
};

/**
 * Splits an opening's text into blocks: paragraphs between blank lines, `## ` headings, `- ` lists. Everything else,
 * also HTML, is plain text.
 */
export const textBlocks = (text: string): TextBlock[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^(#{2,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(toBlock);
