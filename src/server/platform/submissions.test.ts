import { newReference } from './submissions.ts';

describe('a new reference', () => {
  it('is four groups of five unambiguous letters and digits', () => {
    for (let i = 0; i < 500; i += 1)
      expect(newReference()).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('uses all 32 characters at every position, so that all 100 bits are random', () => {
    const references = Array.from({ length: 3000 }, newReference);
    for (let position = 0; position < 23; position += 1) {
      const characters = new Set(references.map((reference) => reference[position]));
      expect(characters.size).toBe(position % 6 === 5 ? 1 : 32);
    }
  });
});
