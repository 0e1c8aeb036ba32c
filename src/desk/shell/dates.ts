const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);
/** A date without a time is the same day in every time zone. */
const toDate = (iso: string): Date => new Date(isDay(iso) ? `${iso}T00:00` : iso);

/** Formats an ISO 8601 date as '23 Nov 2026'. */
export const formatDay = (iso: string): string => dayFormat.format(toDate(iso));

/** Formats an ISO 8601 instant as 'Mon 23 Nov, 10:35' in the reader's time zone; another year replaces the weekday. */
export const formatDateTime = (iso: string, now = new Date()): string => {
  const date = toDate(iso);
  const when = date.getFullYear() === now.getFullYear() ? weekdayFormat.format(date) : dayFormat.format(date);
  return `${when}, ${timeFormat.format(date)}`;
};

/** Formats an instant for lists: '10:35' for today, otherwise the day. */
export const formatShort = (iso: string, now = new Date()): string => {
  const date = toDate(iso);
  if (dayFormat.format(date) === dayFormat.format(now)) return timeFormat.format(date);
  return date.getFullYear() === now.getFullYear() ? weekdayFormat.format(date) : dayFormat.format(date);
};

const MINUTE_MS = 60_000;

/** Converts an instant to the value of `<input type="datetime-local">`. Empty if there is none. */
export const toLocalInput = (iso: string | null): string => {
  if (iso === null) return '';
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
};
export const fromLocalInput = (text: string): string | null => {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
};
