import { when } from '../../platform/clock/when.ts';
import type { ListField } from './field.ts';

/** An instant where the person is, like `11:35`, or with its day where that is another one; empty where it is UTC's. */
export const localTime = (instant: string, timeZone?: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const options = { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) } as const;
  // Sweden writes times as ISO 8601 does.
  const [day, time] = new Intl.DateTimeFormat('sv-SE', options).format(date).split(' ');
  const [utcDay, utcTime] = when(instant).split(' ');
  if (day === utcDay && time === utcTime) return '';
  return day === utcDay ? (time ?? '') : `${day} ${time}`;
};

/** An instant in UTC and, where that is another one, in local time: `2026-11-20 10:35 UTC, 11:35 here`. */
export const bothTimes = (instant: string): string => {
  const local = localTime(instant);
  return local === '' ? when(instant) : `${when(instant)}, ${local} here`;
};

interface Timed<Row> extends Pick<ListField<Row>, 'name' | 'canDrop'> {
  at: (row: Row) => string | null;
}

/** A field of an instant in UTC; its zone stands in the title. */
export const timeField = <Row>({ name, at, canDrop }: Timed<Row>): ListField<Row> => ({
  name,
  title: `${name} (UTC)`,
  value: at,
  cell: (row) => when(at(row) ?? '').replace(' UTC', ''),
  ...(canDrop !== undefined && { canDrop }),
});

/** The same where the person is; shown only where any of the rows' times is another one there. */
export const localField = <Row>({ name, at, canDrop }: Timed<Row>, rows: readonly Row[]): ListField<Row> => ({
  name: `${name}_here`,
  title: 'here',
  value: (row) => localTime(at(row) ?? '') || when(at(row) ?? '').slice(11, 16),
  isHidden: rows.every((row) => localTime(at(row) ?? '') === ''),
  ...(canDrop !== undefined && { canDrop }),
});
