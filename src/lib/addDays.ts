const DAY_MS = 86_400_000;

/** The ISO 8601 instant `days` days after another. Returns a text that is not a date unchanged. */
export const addDays = (instant: string, days: number): string => {
  const date = new Date(Date.parse(instant) + days * DAY_MS);
  return Number.isNaN(date.getTime()) ? instant : date.toISOString();
};
