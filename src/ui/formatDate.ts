// Intl.DateTimeFormat takes 10 ms to construct for the first time, 40 on a slow phone.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const day = (date: Date): string =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** ISO 8601 as '20 November 2026'; a text that is no date comes back as it is. Always UTC, so that server and browser draw the same. */
export const formatDay = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day(date);
};

/** ISO 8601 as '20 November 2026, 10:35 UTC'; a text that is no date comes back as it is. */
export const formatInstant = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${day(date)}, ${date.toISOString().slice(-13, -8)} UTC`;
};
