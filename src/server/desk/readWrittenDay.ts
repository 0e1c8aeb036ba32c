import { isDate } from './isDate.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL_MONTHS = MONTHS.map((_, index) =>
  new Date(Date.UTC(2000, index)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase(),
);

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** As Britain writes it, and its spreadsheets: the day first. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? +/i;
const DAY_AND_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[ -]+([a-z]+)\.?,?[ -]+(\d{4})$/i;
const MONTH_AND_DAY = /^([a-z]+)\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/i;

/** 1 for `Jan` and `January`; 0 for what is no month. */
const monthOf = (name: string): number => {
  const written = name.toLowerCase().replace(/^sept$/, 'sep');
  return Math.max(MONTHS.indexOf(written), FULL_MONTHS.indexOf(written)) + 1;
};

const partsOf = (text: string): [year: string, month: string, day: string] | undefined => {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year) return [year, month, day];
  const [, first = '', second = '', last = ''] = DAY_FIRST.exec(text) ?? [];
  if (last) return [last, second, first];
  const plain = text.replace(WEEKDAY, '');
  const [, dayOf = '', monthName = '', yearOf = ''] = DAY_AND_MONTH.exec(plain) ?? [];
  if (yearOf) return [yearOf, String(monthOf(monthName)), dayOf];
  const [, named = '', numbered = '', ofYear = ''] = MONTH_AND_DAY.exec(plain) ?? [];
  return ofYear ? [ofYear, String(monthOf(named)), numbered] : undefined;
};

/**
 * A day as people write it (`31/03/2027`, `31 March 2027`), as an ISO 8601 date; undefined for what is none. The day
 * stands before the month, as in Britain; a year has four digits (docs/requirements.md, STAFF-36).
 */
export const readWrittenDay = (text: string): string | undefined => {
  const parts = partsOf(text.trim().replace(/\s+/g, ' '));
  const date = parts?.map((part) => part.padStart(2, '0')).join('-');
  return date !== undefined && isDate(date) ? date : undefined;
};
