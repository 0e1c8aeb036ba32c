/** The date that is so many working days (Monday to Friday) after another, in local time. */
export const addWorkingDays = (from: Date, days: number): Date => {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() % 6 !== 0) left -= 1;
  }
  return date;
};
