import { shiftOffices } from './shifts.ts';

/** Any winter's day: the hours of shifts are those of London's winter. */
const clockAt = (hour: number, zone: string): string =>
  new Date(Date.UTC(2024, 0, 15, hour)).toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });

/** When each office is on shift, by its own clock, and who is next; in the order of `site.offices`. */
export const officeTurns = (): string[] => {
  const offices = shiftOffices();
  return offices.map(({ zone, clock, shift: [from, to] }) => {
    const next = offices.find(({ shift }) => shift[0] === to % 24);
    const hours = `${clockAt(from, zone)} to ${clockAt(to, zone)} ${clock}`;
    return `On shift in winter from ${hours}${next ? `, then ${next.city.split(',')[0]}` : ''}.`;
  });
};
