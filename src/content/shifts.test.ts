import { shiftOffices } from './shifts.ts';

/** Any winter's day. */
const noon = new Date('2024-01-15T12:00:00Z');

it('knows how far each office’s clock is ahead of London’s in winter', () => {
  for (const { zone, ahead } of shiftOffices()) {
    const clock = noon.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    expect(hours + minutes / 60).toBe(12 + ahead);
  }
});
