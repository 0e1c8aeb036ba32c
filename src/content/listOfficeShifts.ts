import { toCityName } from './officeNames.ts';
import { findNextOffice } from './shifts.ts';
import { site } from './site.ts';

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** When each office is on shift, in its local time, and which is next. In the order of `site.offices`. */
export const listOfficeShifts = (): string[] =>
  site.offices.map((office) => {
    const {
      clock,
      shift: [from, to],
    } = office;
    const next = findNextOffice(office);
    return `On shift every day from ${formatHour(from)} to ${formatHour(to)} ${clock}${next ? `, then ${toCityName(next)}` : ''}.`;
  });
