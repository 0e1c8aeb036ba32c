import { EMPTY_FORM, extendDate, mergeForms, toOpeningText } from './openingForm.ts';

const base = { ...EMPTY_FORM, job_title: 'Analyst', department: 'Leeds', description: 'You watch networks.' };

test('merges the changes of two editors, and keeps my text if both changed a field', () => {
  const mine = { ...base, job_title: 'Night analyst', pay_note: '£40,000' };
  const theirs = { ...base, department: 'York', pay_note: '£38,000' };
  expect(mergeForms({ base, mine, theirs })).toEqual({
    merged: { ...base, job_title: 'Night analyst', department: 'York', pay_note: '£40,000' },
    clashes: ['pay_note'],
  });
});

test('does not report a conflict if both editors made the same change', () => {
  const changed = { ...base, department: 'York' };
  expect(mergeForms({ base, mine: changed, theirs: changed }).clashes).toEqual([]);
});

test('saves an empty optional field as null, and requirements without their bullets', () => {
  const text = toOpeningText({ ...base, requirements: '- Calm\n\n* Curious \n' });
  expect(text).toMatchObject({ pay_note: null, places: [], requirements: ['Calm', 'Curious'] });
});

test('extends from the closing date, or from today if it has passed or is missing', () => {
  const today = new Date('2026-11-20T12:00:00Z');
  expect(extendDate(7, '2026-12-01', today)).toBe('2026-12-08');
  expect(extendDate(7, '2026-10-01', today)).toBe('2026-11-27');
  expect(extendDate(7, null, today)).toBe('2026-11-27');
});
