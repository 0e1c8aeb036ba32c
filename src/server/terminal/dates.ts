/** Whether a string is a valid ISO 8601 date, like `2030-01-31`. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** The British order. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const NAMED_MONTH = /^(\d{1,2}) ([a-z]+) (\d{4})$/i;

const splitDate = (text: string): readonly string[] => {
  const [, ...yearFirst] = YEAR_FIRST.exec(text) ?? [];
  if (yearFirst.length > 0) return yearFirst;
  const [, ...dayFirst] = DAY_FIRST.exec(text) ?? [];
  if (dayFirst.length > 0) return dayFirst.toReversed();
  const [, day = '', month = '', year = ''] = NAMED_MONTH.exec(text) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1;
  return [year, String(number), day];
};

/** Converts a written date (`31/03/2030`, `31 March 2030`) to ISO 8601; undefined for anything else. */
export const parseWrittenDate = (text: string): string | undefined => {
  const date = splitDate(text.trim().replace(/\s+/g, ' '))
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return isDate(date) ? date : undefined;
};
