import { foldLine } from './closingDateCalendar.ts';

describe('foldLine', () => {
  it.each([
    'SUMMARY:short',
    `SUMMARY:${'é'.repeat(200)}`,
    `X:${'😀a'.repeat(60)}`,
    'a'.repeat(75),
    'a'.repeat(76),
  ])('folds into lines of at most 75 octets, without splitting a character: %s', (line) => {
    const lines = foldLine(line).split('\r\n');
    for (const folded of lines) {
      expect(Buffer.byteLength(folded)).toBeLessThanOrEqual(75);
      expect(Buffer.from(folded).toString()).toBe(folded);
    }
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
    expect(lines.length > 1).toBe(Buffer.byteLength(line) > 75);
  });
});
