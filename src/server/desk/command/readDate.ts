import { readWrittenDay } from '../readWrittenDay.ts';
import { wrongUse } from './staffError.ts';

/** The start of a day in UTC, as an ISO 8601 instant, of an option like `--since 2030-01-31`. Throws a StaffError of code 2. */
export const readDay = (option: string, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const day = readWrittenDay(text);
  if (!day) throw wrongUse(`${option} must be a day that exists, written like 2030-01-31`);
  return `${day}T00:00:00.000Z`;
};

/** The day, and behind it perhaps a time of day. */
const INSTANT = /^(.*?)(?:(?:T| +)(\d{1,2}:\d\d(?::\d\d)?)Z?)?$/;

/** The same for a day or a time of day in UTC, like `2030-01-31T09:00`. */
export const readInstant = (option: string, text: string): string => {
  const [, written = '', time = '00:00'] = INSTANT.exec(text.trim()) ?? [];
  const at = new Date(`${readWrittenDay(written) ?? ''}T${time.replace(/^\d:/, '0$&')}Z`);
  if (!Number.isNaN(at.getTime())) return at.toISOString();
  throw wrongUse(`${option} must be a day like 2030-01-31, or a time in UTC like 2030-01-31T09:00`);
};
