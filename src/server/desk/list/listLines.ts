import { harmlessLine } from '../terminal/harmless.ts';
import { table } from '../terminal/table.ts';
import { styled, type Terminal } from '../terminal/terminal.ts';
import { countOf, type ListField } from './field.ts';
import type { List, Shown } from './list.ts';

const cellOf = <Row>({ cell, value }: ListField<Row>, row: Row): string =>
  harmlessLine(cell ? cell(row) : String(value(row) ?? ''));

/** How many there are, and how the next ones are asked for. */
const totalLine = <Row>({ noun }: List<Row>, { rows, start, total, nextPage }: Shown<Row>): string => {
  if (rows.length === total) return countOf(total, noun);
  const next = nextPage === undefined ? '' : `; the next ones: --page ${nextPage}`;
  return `${start + 1} to ${start + rows.length} of ${countOf(total, noun)}${next}`;
};

/** A list as a table with its total below; whatever people typed is made harmless. */
export const listLines = <Row>(list: List<Row>, shown: Shown<Row>, output: Terminal): string[] => {
  const { rows, total, picked } = shown;
  if (total === 0) return [list.none];
  if (rows.length === 0) return [`There is nothing on this page: ${countOf(total, list.noun)} in all`];
  const fields = picked ?? list.fields.filter(({ isHidden }) => !isHidden);
  const [titles = '', ...lines] = table({
    columns: fields.map(({ name, title = name, ...column }) => ({ ...column, title })),
    rows: rows.map((row) => fields.map((field) => cellOf(field, row))),
    width: output.width,
  });
  const styledLines = lines.map((line, index) => {
    const row = rows[index];
    const style = row && list.styleOf?.(row);
    return style ? styled(output, style, line) : line;
  });
  const below = [list.legendOf?.(rows) ?? '', totalLine(list, shown)].filter((line) => line !== '');
  return [
    styled(output, 'bold', titles),
    ...styledLines,
    '',
    ...below.map((line) => styled(output, 'dim', line)),
  ];
};
