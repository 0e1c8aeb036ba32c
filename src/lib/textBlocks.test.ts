import fc from 'fast-check';
import { textBlocks } from './textBlocks.ts';

it('reads paragraphs, headings and lists', () => {
  expect(textBlocks('One\nline.\n\n## What you do\n- Crimp\n- Label\n\nLast.')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'heading', text: 'What you do' },
    { kind: 'list', items: ['Crimp', 'Label'] },
    { kind: 'paragraph', text: 'Last.' },
  ]);
});

it('reads line ends of every system alike', () => {
  const text = 'One\n\n- a\n- b';
  expect(textBlocks(text.replaceAll('\n', '\r\n'))).toEqual(textBlocks(text));
  expect(textBlocks(text.replaceAll('\n', '\r'))).toEqual(textBlocks(text));
});

it('leaves HTML and other markup as the letters that were typed', () => {
  expect(textBlocks('<b>bold</b> *star*')).toEqual([{ kind: 'paragraph', text: '<b>bold</b> *star*' }]);
});

it('loses no word and makes no empty block', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const line = fc.tuple(fc.constantFrom('', '- ', '## '), fc.array(word, { minLength: 1 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(line, fc.constantFrom('\n', '\n\n'))), (lines) => {
      const text = lines.map(([[sign, words], end]) => `${sign}${words.join(' ')}${end}`).join('');
      const drawn = textBlocks(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
      expect(drawn.every((part) => part !== '')).toBe(true);
      const words = drawn
        .join(' ')
        .split(' ')
        .filter((part) => /^[a-z]+$/.test(part));
      expect(words).toEqual(lines.flatMap(([[, own]]) => own));
    }),
  );
});
