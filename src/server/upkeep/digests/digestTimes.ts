const DAY_MS = 86_400_000;
/** In UTC: early enough to be there when people begin their day in Europe. */
const HOUR = 6;
const MONDAY = 1;

const atHour = (instant: Date): Date =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate(), HOUR));

export const daysLater = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** When the latest daily digest was due: at six o'clock UTC of today, or of yesterday. */
export const lastDailyDue = (now: Date): Date => {
  const today = atHour(now);
  return today <= now ? today : daysLater(today, -1);
};

/** When the latest weekly digest was due: at six o'clock UTC of a Monday. */
export const lastWeeklyDue = (now: Date): Date => {
  const latest = lastDailyDue(now);
  return daysLater(latest, -((latest.getUTCDay() + 7 - MONDAY) % 7));
};
