import { listShiftOffices } from '../content/shifts.ts';
import { isShiftOn } from './isShiftOn.ts';

const listCitiesOnShift = (time: string) =>
  listShiftOffices()
    .filter(({ shift }) => isShiftOn(shift, new Date(`2024-01-15T${time}Z`)))
    .map(({ city }) => city);

it('is true for exactly one office at any minute', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = new Date(Date.UTC(2024, 0, 15, 0, minute));
    expect(listShiftOffices().filter(({ shift }) => isShiftOn(shift, time))).toHaveLength(1);
  }
});

it('is true for Hyderabad at two in the morning in Texas, as the pages say', () => {
  expect(listCitiesOnShift('08:04:00')).toEqual(['Hyderabad']);
  expect(listCitiesOnShift('12:00:00')).toEqual(['London']);
  expect(listCitiesOnShift('20:00:00')).toEqual(['Austin, Texas']);
});
