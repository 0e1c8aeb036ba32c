// Constructing the first `Intl.DateTimeFormat` takes 10 ms, and 40 ms on a slow phone.
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

const dayAndMonth = (date: Date): string => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;

const day = (date: Date): string => `${dayAndMonth(date)} ${date.getUTCFullYear()}`;

/**
 * ISO 8601 as '20 November 2026'; other text is returned unchanged. Always in UTC, so that server and browser render the
 * same text.
 */
export const formatDay = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day(date);
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** ISO 8601 as 'Friday 20 November 2026', for days that people wait for; in UTC like `formatDay`. */
export const formatLongDay = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${WEEKDAYS[date.getUTCDay()]} ${day(date)}`;
};

/** ISO 8601 as '20 November 2026, 10:35 UTC'; other text is returned unchanged. */
export const formatInstant = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${day(date)}, ${date.toISOString().slice(-13, -8)} UTC`;
};
