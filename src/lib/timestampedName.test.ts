import { timestampedName, withoutTimestamp } from './timestampedName.ts';

it('adds a timestamp without colons, dots and hyphens, which can be removed again', () => {
  const now = new Date('2024-11-05T08:15:30.250Z');
  for (const name of ['my-cv.v2.pdf', '履歴書 2024.docx', 'Z_.pdf']) {
    expect(timestampedName(name, now)).toBe(`20241105T081530250Z_${name}`);
    expect(withoutTimestamp(timestampedName(name, now))).toBe(name);
  }
});

it('leaves a name without the prefix unchanged', () => {
  expect(withoutTimestamp('2024-cv.pdf')).toBe('2024-cv.pdf');
});
