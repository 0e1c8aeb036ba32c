import { wrongUse } from '../command/staffError.ts';
import type { ListField } from './field.ts';
import { readField } from './listOptions.ts';

const compare = (one: string | number | null, other: string | number | null): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true, sensitivity: 'base' });
};

/** Rows in the order of `field` or `field:desc`; those without a value come last, equals stay as they were. */
export const sorted = <Row>(
  rows: readonly Row[],
  order: string | undefined,
  fields: readonly ListField<Row>[],
): readonly Row[] => {
  if (order === undefined) return rows;
  const [name = '', way = 'asc'] = order.split(':');
  if (way !== 'asc' && way !== 'desc') throw wrongUse('--sort must be FIELD, FIELD:asc or FIELD:desc');
  const { value } = readField('--sort', name, fields);
  const sign = way === 'asc' ? 1 : -1;
  const isEmpty = (row: Row) => Number(value(row) === null || value(row) === '');
  return rows.toSorted(
    (one, other) => isEmpty(one) - isEmpty(other) || sign * compare(value(one), value(other)),
  );
};
