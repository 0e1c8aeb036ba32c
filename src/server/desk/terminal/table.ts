import { cutToWidth, displayWidth } from './displayWidth.ts';

export interface Column {
  title: string;
  /** May be cut where the terminal is too narrow. */
  canShrink?: boolean;
  isNumber?: boolean;
  /** May be left out altogether where shrinking is not enough; 1 goes first. */
  canDrop?: number;
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Columns of the terminal; Infinity where nothing needs to fit. */
  width: number;
}

const GAP = '  ';
const LEAST = 8;

const totalOf = (widths: readonly number[]): number =>
  widths.reduce((sum, each) => sum + each, 0) + GAP.length * (widths.length - 1);

const fittingWidths = ({ columns, rows, width }: Table): number[] => {
  const widths = columns.map(({ title }, index) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[index] ?? ''))),
  );
  const shrinkable = columns.flatMap(({ canShrink }, index) => (canShrink ? [index] : []));
  while (totalOf(widths) > width) {
    // The widest gives way first, so that short columns stay whole.
    const widest = Math.max(...shrinkable.map((index) => widths[index] ?? 0));
    const index = shrinkable.find((each) => widths[each] === widest);
    if (index === undefined || widest <= LEAST) return widths;
    widths[index] = widest - 1;
  }
  return widths;
};

/** Without its most dispensable column; undefined where none may go. */
const withoutOne = ({ columns, rows, width }: Table): Table | undefined => {
  const ranks = columns.flatMap(({ canDrop }) => canDrop ?? []);
  const dropped = columns.findIndex(({ canDrop }) => canDrop === Math.min(...ranks));
  if (dropped === -1) return undefined;
  const keep = <Cell>(cells: readonly Cell[]) => cells.filter((_cell, index) => index !== dropped);
  return { columns: keep(columns), rows: rows.map(keep), width };
};

/** The lines of a table, its titles first. Cells are shown as they are: make them harmless before. */
export const table = (content: Table): string[] => {
  const widths = fittingWidths(content);
  const smaller = totalOf(widths) > content.width ? withoutOne(content) : undefined;
  if (smaller) return table(smaller);
  const toLine = (row: readonly string[]): string =>
    content.columns
      .map(({ isNumber }, index) => {
        const cell = cutToWidth(row[index] ?? '', widths[index] ?? 0);
        const blanks = ' '.repeat(Math.max(0, (widths[index] ?? 0) - displayWidth(cell)));
        return isNumber ? blanks + cell : cell + blanks;
      })
      .join(GAP)
      .trimEnd();
  return [content.columns.map(({ title }) => title), ...content.rows].map(toLine);
};
