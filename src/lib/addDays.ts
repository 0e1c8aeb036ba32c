const DAY_MS = 86_400_000;

/** Adds days of 24 hours to an ISO 8601 instant. Returns a string that is not a date unchanged. */
export const addDays = (instant: string, days: number): string => {
  const date = new Date(Date.parse(instant) + days * DAY_MS);
  return Number.isNaN(date.getTime()) ? instant : date.toISOString();
};
