import { timestampedName, displayFileName } from './timestampedName.ts';

it('adds a timestamp without colons, dots and hyphens, which can be removed again', () => {
  const now = new Date('2024-11-05T08:15:30.250Z');
  for (const name of ['my-cv.v2.pdf', '履歴書 2024.docx', 'Z_.pdf']) {
    expect(timestampedName(name, now)).toBe(`20241105T081530250Z_${name}`);
    expect(displayFileName(timestampedName(name, now))).toBe(name);
  }
});

it('leaves a name without the prefix unchanged', () => {
  expect(displayFileName('2024-cv.pdf')).toBe('2024-cv.pdf');
});

it('shows no direction marks, and keeps other letters of any script', () => {
  expect(displayFileName('20241105T081530250Z_cv\u202efdp\u202c.exe\u200f\u2066\u2069\u061c\u200e')).toBe(
    'cvfdp.exe',
  );
  expect(displayFileName('سيرة می\u200cخواهم.pdf')).toBe('سيرة می\u200cخواهم.pdf');
});
