import fc from 'fast-check';
import { timestampedName, withoutTimestamp } from './timestampedName.ts';

const anyDate = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('9999-12-31') });

it('puts the instant without colon, dot and hyphen before the name', () => {
  const now = new Date('2024-11-05T08:15:30.250Z');
  expect(timestampedName('my-cv.v2.pdf', now)).toBe('20241105T081530250Z_my-cv.v2.pdf');
});

it('keeps every name whole, whatever its script, and gives it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), anyDate, (name, now) => {
      const stamped = timestampedName(name, now);
      expect(stamped.endsWith(`Z_${name}`)).toBe(true);
      expect(stamped.slice(0, stamped.length - name.length)).toMatch(/^\d{8}T\d{9}Z_$/);
      expect(withoutTimestamp(stamped)).toBe(name);
    }),
  );
});

it('leaves a name without the prefix as it is', () => {
  expect(withoutTimestamp('2024-cv.pdf')).toBe('2024-cv.pdf');
});
