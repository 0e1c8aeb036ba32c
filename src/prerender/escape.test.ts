import { escapeJson } from './escape.ts';

it('leaves marks of text in data as the page has them', () => {
  const text = '<h3>Days</h3><ul><li>early</li></ul><p>or late</p>';
  expect(escapeJson(text)).toBe(`"${text}"`);
});

it.each([
  '</script>',
  '</SCRIPT >',
  '<script',
  '<!--',
  '-->',
  '<style>',
  '<p onclick=x>',
  '<li',
  '&',
  '\u2028',
  '\u2029',
])('writes %j as numbers, with nothing lost', (text) => {
  const json = escapeJson(text);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toBe(text);
});
