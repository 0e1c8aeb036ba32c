import fc from 'fast-check';
import { markedPieces, wordsOf } from './wordsOf.ts';

describe('words as they are compared', () => {
  it.each([
    ['SD-WAN, Level 2', ['sd', 'wan', 'level', '2']],
    ['Zoë’s café', ['zoes', 'cafe']],
    ['24/7', ['24', '7']],
    ['😀 <b>', ['b']],
    ['שלום', ['שלום']],
  ])('of "%s" are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a marked text', () => {
  it('marks the words that are wanted, as they are written', () => {
    expect(markedPieces('A Café, a cafe.', (word) => word === 'cafe')).toEqual([
      { text: 'A ', isMarked: false },
      { text: 'Café', isMarked: true },
      { text: ', a ', isMarked: false },
      { text: 'cafe', isMarked: true },
      { text: '.', isMarked: false },
    ]);
  });

  it('is the text again when its pieces are put together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 5 }), (text, length) => {
        const pieces = markedPieces(text, (word) => word.length > length);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
