const YEARS = ['one year', 'two years', 'three years', 'four years', 'five years'];
const DAYS_PER_YEAR = 365;

/** A period in days, in words if it is a whole number of years: 'two years'. */
export const formatYearsOrDays = (days: number): string => {
  const years = days % DAYS_PER_YEAR === 0 ? YEARS[days / DAYS_PER_YEAR - 1] : undefined;
  return years ?? `${days} days`;
};
