const DAY_MS = 86_400_000;

/**
 * The number of days in UTC until an ISO 8601 date: 0 on that day, negative after it. Returns undefined for a string that
 * is not a date.
 */
export const daysUntil = (day: string, now: Date): number | undefined => {
  const end = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(end)) return undefined;
  return Math.round((end - Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)) / DAY_MS);
};
