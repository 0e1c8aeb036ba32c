import { cutToWidth, displayWidth } from './displayWidth.ts';

export interface Column {
  title: string;
  /** May be cut where the terminal is too narrow. */
  canShrink?: boolean;
  isNumber?: boolean;
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Columns of the terminal; Infinity where nothing needs to fit. */
  width: number;
}

const GAP = '  ';
const LEAST = 8;

const fittingWidths = ({ columns, rows, width }: Table): number[] => {
  const widths = columns.map(({ title }, index) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[index] ?? ''))),
  );
  const shrinkable = columns.flatMap(({ canShrink }, index) => (canShrink ? [index] : []));
  const total = () => widths.reduce((sum, each) => sum + each, 0) + GAP.length * (widths.length - 1);
  while (total() > width) {
    // The widest gives way first, so that short columns stay whole.
    const widest = Math.max(...shrinkable.map((index) => widths[index] ?? 0));
    const index = shrinkable.find((each) => widths[each] === widest);
    if (index === undefined || widest <= LEAST) return widths;
    widths[index] = widest - 1;
  }
  return widths;
};

/** The lines of a table, its titles first. Cells are shown as they are: make them harmless before. */
export const table = (content: Table): string[] => {
  const widths = fittingWidths(content);
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
