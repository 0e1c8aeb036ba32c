import { addWorkingDays } from './addWorkingDays.ts';

it.each([
  ['Monday', '2026-11-23', 'Wednesday', '2026-11-25'],
  ['Thursday', '2026-11-26', 'Monday', '2026-11-30'],
  ['Friday', '2026-11-27', 'Tuesday', '2026-12-01'],
  ['Saturday', '2026-11-28', 'Tuesday', '2026-12-01'],
  ['Sunday', '2026-11-29', 'Tuesday', '2026-12-01'],
])('two working days after %s %s is %s %s', (_from, from, _to, to) => {
  expect(addWorkingDays(new Date(`${from}T12:00`), 2)).toEqual(new Date(`${to}T12:00`));
});
