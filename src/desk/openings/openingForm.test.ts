import { EMPTY_FORM, extendDate, mergeForms, toOpeningText } from './openingForm.ts';

const base = { ...EMPTY_FORM, job_title: 'Analyst', location: 'Leeds', description: 'You watch networks.' };

test('merges the changes of two editors, and keeps my text if both changed a field', () => {
  const mine = { ...base, job_title: 'Night analyst', salary_range: '£40,000' };
  const theirs = { ...base, location: 'York', salary_range: '£38,000' };
  expect(mergeForms({ base, mine, theirs })).toEqual({
    merged: { ...base, job_title: 'Night analyst', location: 'York', salary_range: '£40,000' },
    clashes: ['salary_range'],
  });
});

test('does not report a conflict if both editors made the same change', () => {
  const changed = { ...base, location: 'York' };
  expect(mergeForms({ base, mine: changed, theirs: changed }).clashes).toEqual([]);
});

test('saves an empty optional field as null, and requirements without their bullets', () => {
  const text = toOpeningText({ ...base, requirements: '- Calm\n\n* Curious \n' });
  expect(text).toMatchObject({ salary_range: null, requirements: ['Calm', 'Curious'] });
});

test('extends from the closing date, or from today if it has passed or is missing', () => {
  const today = new Date('2026-11-20T12:00:00Z');
  expect(extendDate(7, '2026-12-01', today)).toBe('2026-12-08');
  expect(extendDate(7, '2026-10-01', today)).toBe('2026-11-27');
  expect(extendDate(7, null, today)).toBe('2026-11-27');
});
