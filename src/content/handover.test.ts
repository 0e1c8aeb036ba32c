import { holdsShift } from '../lib/holdsShift.ts';
import { handover } from './handover.ts';
import { shiftOffices } from './shifts.ts';

const moment = new Date('2024-01-15T09:00:00Z');
const offices = shiftOffices().reverse();

it('shows one and the same moment on every office’s own clock', () => {
  const clocks = offices.map(({ city, zone }) => ({
    city: city.split(',')[0],
    time: moment.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  }));
  expect(handover.map(({ city, time }) => ({ city, time }))).toEqual(clocks);
});

it('begins with the office that hands the shift over, and goes on with the one that takes it', () => {
  expect(handover.map(({ does }) => does)).toEqual(['hands over', 'takes over', 'asleep']);
  const inTurn = [-1, 0, 8].map((later) => new Date(moment.getTime() + later * 3_600_000));
  expect(inTurn.map((now) => offices.findIndex(({ shift }) => holdsShift(shift, now)))).toEqual([0, 1, 2]);
});
