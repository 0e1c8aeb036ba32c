const DAY_MS = 86_400_000;

/** The ISO 8601 instant `days` days after another. Returns a text that is not a date unchanged. */
export const daysAfter = (at: string, days: number): string => {
  const date = new Date(Date.parse(at) + days * DAY_MS);
  return Number.isNaN(date.getTime()) ? at : date.toISOString();
};
