const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** ISO 8601 as '20 November 2026'; a text that is no date comes back as it is. Always UTC, so that server and browser draw the same. */
export const formatDay = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day.format(date);
};

/** ISO 8601 as '20 November 2026, 10:35 UTC'; a text that is no date comes back as it is. */
export const formatInstant = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${day.format(date)}, ${time.format(date)} UTC`;
};
