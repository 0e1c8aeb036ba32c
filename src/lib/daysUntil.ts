const DAY_MS = 86_400_000;

/**
 * Whole days from the day of an instant to an ISO 8601 date, both in UTC: 0 on that day, negative after it. Returns
 * undefined for a text that is not a date.
 */
export const daysUntil = (day: string, now: Date): number | undefined => {
  const end = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(end)) return undefined;
  return Math.round((end - Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)) / DAY_MS);
};
