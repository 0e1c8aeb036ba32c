import { listShiftOffices } from './shifts.ts';

/** Of the three zones, the only one without summer time. */
const ZONE_WITHOUT_SUMMER_TIME = 'Asia/Kolkata';

/** Written by hand, because creating an `Intl.DateTimeFormat` is slow. */
const formatHour = (hour: number, hoursFromLondon: number): string =>
  new Date(Date.UTC(2024, 0, 15) + (hour + hoursFromLondon) * 3_600_000).toISOString().slice(-13, -8);

/** When each office is on shift, in its local time, and which is next. In the order of `site.offices`. */
export const listOfficeShifts = (): string[] => {
  const offices = listShiftOffices();
  return offices.map(({ zone, clock, hoursFromLondon, shift: [from, to] }) => {
    const next = offices.find(({ shift }) => shift[0] === to % 24);
    const hours = `${formatHour(from, hoursFromLondon)} to ${formatHour(to, hoursFromLondon)} ${clock}`;
    const season =
      zone === ZONE_WITHOUT_SUMMER_TIME
        ? `all year from ${hours}`
        : `in winter from ${hours}, in summer an hour later`;
    return `On shift ${season}${next ? `, then ${next.city.split(',')[0]}` : ''}.`;
  });
};
