import { textBlocks } from './textBlocks.ts';

it('reads paragraphs, headings and lists', () => {
  expect(textBlocks('One\nline.\n\n## What you do\n- Crimp\n- Label\n\nLast.')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'heading', text: 'What you do' },
    { kind: 'list', items: ['Crimp', 'Label'] },
    { kind: 'paragraph', text: 'Last.' },
  ]);
});

it('accepts the line endings of every operating system', () => {
  const text = 'One\n\n- a\n- b';
  expect(textBlocks(text.replaceAll('\n', '\r\n'))).toEqual(textBlocks(text));
  expect(textBlocks(text.replaceAll('\n', '\r'))).toEqual(textBlocks(text));
});

it('keeps HTML and other markup as plain text', () => {
  expect(textBlocks('<b>bold</b> *star*')).toEqual([{ kind: 'paragraph', text: '<b>bold</b> *star*' }]);
});
