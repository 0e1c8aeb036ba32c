import { splitSentences } from './splitSentences.ts';

it('splits a paragraph at the ends of its sentences', () => {
  const text =
    'We look. Then we mend: the line, the “old” box. Does it hold? It says “No signal”. That is all.';
  expect(splitSentences(text)).toEqual([
    'We look.',
    'Then we mend: the line, the “old” box.',
    'Does it hold?',
    'It says “No signal”.',
    'That is all.',
  ]);
});
