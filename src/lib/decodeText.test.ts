import { decodeText } from './decodeText.ts';

it.each([
  ['privacy', 'privacy'],
  ['a%20b', 'a b'],
  ['%C3%A9', 'é'],
  ['%', '%'],
  ['50%', '50%'],
  ['%E0%A4', '%E0%A4'],
])('decodes %s to %s', (encoded, text) => {
  expect(decodeText(encoded)).toBe(text);
});
