import { austin, hyderabad, london, threeOffices } from '../../tests/support/sampleOffices.ts';
import { toCityName } from './officeNames.ts';
import { findAnsweringOffice, findFirstBack, findNextOffice, isOnShift, sortByShift } from './shifts.ts';
import { site } from './site.ts';

const MINUTE_MS = 60_000;

/**
 * Every half hour of the two years, and the minute before it. That covers every minute: shifts begin and end at full
 * hours, and all three zones differ from UTC by full or half hours.
 */
const moments = Array.from({ length: 2 * 365 * 48 }, (_, index) => {
  const time = Date.UTC(2026, 0, 1) + index * 30 * MINUTE_MS;
  return [new Date(time - MINUTE_MS), new Date(time)] as const;
});

const answers = (time: string): string | undefined => {
  const office = findAnsweringOffice(new Date(time), threeOffices);
  return office && toCityName(office);
};

it('has shifts of the brand’s offices that begin and end at full hours', () => {
  for (const { shift } of site.offices) for (const hour of shift) expect(Number.isInteger(hour)).toBe(true);
});

it('leaves no minute of two years without an office', () => {
  const uncovered = moments.flat().filter((now) => !threeOffices.some((office) => isOnShift(office, now)));
  expect(uncovered).toEqual([]);
});

it('has both offices on shift for the half hour before every hand-over', () => {
  let handovers = 0;
  for (const [before, now] of moments)
    for (const office of threeOffices) {
      if (!isOnShift(office, before) || isOnShift(office, now)) continue;
      handovers += 1;
      const next = findNextOffice(office, threeOffices);
      if (!next) throw new Error(`${office.city} hands over to nobody`);
      const start = new Date(now.getTime() - 30 * MINUTE_MS);
      const isTogether = [start, before, now].every((time) => isOnShift(next, time));
      if (!isTogether) throw new Error(`${office.city} leaves too early on ${now.toISOString()}`);
    }
  expect(handovers).toBe(3 * 2 * 365);
});

it('passes the phone from east to west', () => {
  expect(sortByShift(threeOffices)).toEqual([hyderabad, london, austin]);
  const answering = moments.flat().map((now) => findAnsweringOffice(now, threeOffices));
  answering.forEach((office, index) => {
    const last = answering[index - 1];
    if (last && office !== last) expect(office).toBe(findNextOffice(last, threeOffices));
  });
});

it('hands over between two offices, and not from a single one', () => {
  expect(findNextOffice(london, [london, austin])).toBe(austin);
  expect(findNextOffice(austin, [london, austin])).toBe(london);
  expect(findNextOffice(london, [london])).toBeUndefined();
});

it('has a shift that ends on the next day, and one of 24 hours', () => {
  const night = { ...london, shift: [22, 6] } as const;
  expect(
    ['21:59', '22:00', '02:00', '05:59', '06:00'].map((time) =>
      isOnShift(night, new Date(`2026-01-15T${time}:00Z`)),
    ),
  ).toEqual([false, true, true, true, false]);
  const always = { ...london, shift: [0, 24] } as const;
  expect(isOnShift(always, new Date('2026-01-15T23:59:00Z'))).toBe(true);
});

it('knows which office is back first while nobody is on shift', () => {
  const offices = [london, austin];
  const night = new Date('2026-01-15T04:00:00Z');
  expect(findAnsweringOffice(night, offices)).toBeUndefined();
  expect(findFirstBack(night, offices)).toBe(london);
});

it.each([
  ['2026-01-15T08:04:00Z', 'Hyderabad', 'at two in the morning in Texas, in winter'],
  ['2026-07-15T07:04:00Z', 'Hyderabad', 'at two in the morning in Texas, in summer'],
  ['2026-01-15T08:59:00Z', 'Hyderabad', 'a minute before nine in London'],
  ['2026-01-15T09:00:00Z', 'London', 'at nine in London, in winter'],
  ['2026-07-15T08:00:00Z', 'London', 'at nine in London, in summer'],
  ['2026-03-29T00:59:00Z', 'Hyderabad', 'in the minute before clocks change in London'],
  ['2026-03-20T16:00:00Z', 'Austin', 'in the weeks when only Texas has changed its clocks'],
  ['2026-10-28T16:00:00Z', 'Austin', 'in the week when only London has changed its clocks'],
  ['2026-10-28T15:59:00Z', 'London', 'a minute before that'],
  ['2026-01-15T23:29:00Z', 'Austin', 'a minute before five in Hyderabad'],
  ['2026-01-15T23:30:00Z', 'Hyderabad', 'at five in Hyderabad'],
])('at %s %s answers: %s', (time, city) => {
  expect(answers(time)).toBe(city);
});
