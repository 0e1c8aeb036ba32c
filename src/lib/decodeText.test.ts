import fc from 'fast-check';
import { decodeText } from './decodeText.ts';

it.each([
  ['privacy', 'privacy'],
  ['a%20b', 'a b'],
  ['%C3%A9', 'é'],
  ['%', '%'],
  ['50%', '50%'],
  ['%E0%A4', '%E0%A4'],
])('reads %s as %s', (encoded, text) => {
  expect(decodeText(encoded)).toBe(text);
});

it('bears any text, and gives back what was encoded', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof decodeText(text) === 'string'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeText(encodeURIComponent(text)) === text),
  );
});
