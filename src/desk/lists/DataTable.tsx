import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import Table from 'react-bootstrap/Table';
import { Link, useSearchParams } from 'react-router-dom';
import { joinClasses } from '../../lib/joinClasses.ts';
import { withParams } from './listQuery.ts';

export interface Column<Row> {
  heading: string;
  /** Value of the parameter `sort` for this column. */
  sort?: string;
  /** For example Bootstrap's classes that hide the column on small screens. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface RowSelection<Row> {
  selected: ReadonlyMap<string, Row>;
  select: (entries: readonly (readonly [key: string, row: Row])[], isSelected: boolean) => void;
  getName: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row>;
  /** The row that keyboard shortcuts act on. */
  current?: string | undefined;
  /** The focus has entered a row. */
  onEnter?: (key: string) => void;
  isUnread?: (row: Row) => boolean;
}

/** The default of the list of applications: newest first. */
const DEFAULT_SORT = 'received';

const HeaderCell = ({ column }: { column: Omit<Column<never>, 'cell'> }) => {
  const { heading, sort, className } = column;
  const [params] = useSearchParams();
  const isSorted = sort !== undefined && (params.get('sort') ?? DEFAULT_SORT) === sort;
  const order = params.get('order') ?? (params.has('sort') ? 'asc' : 'desc');
  const isAscending = isSorted && order === 'asc';
  const next = isAscending || (!isSorted && sort === DEFAULT_SORT) ? 'desc' : 'asc';
  const search = withParams(params, { sort, order: next });
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      {sort ? (
        <Link className="text-reset text-decoration-none" to={{ search }}>
          {heading}
          <span aria-hidden="true">{isSorted && (isAscending ? ' ↑' : ' ↓')}</span>
        </Link>
      ) : (
        heading
      )}
    </th>
  );
};

export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { rows, getKey, columns, selection, current, onEnter, isUnread } = props;
  /** The row that was ticked last: Shift and a click tick all rows from it. */
  const lastTicked = useRef<string>(undefined);
  const tick = (ticked: readonly Row[], { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && ticked.length === 1;
    const keys = rows.map(getKey);
    const [from, to] = [lastTicked.current ?? '', getKey(ticked[0] as Row)].map((key) => keys.indexOf(key));
    const range =
      isRange && from !== undefined && to !== undefined && from >= 0
        ? rows.slice(Math.min(from, to), Math.max(from, to) + 1)
        : ticked;
    if (ticked.length === 1 && ticked[0]) lastTicked.current = getKey(ticked[0]);
    selection?.select(
      range.map((row) => [getKey(row), row] as const),
      target.checked,
    );
  };
  const renderCheckbox = (label: string, ticked: readonly Row[]) => (
    <Form.Check.Input
      className="d-block m-0"
      aria-label={label}
      checked={ticked.every((row) => selection?.selected.has(getKey(row)))}
      onChange={(event) => tick(ticked, event)}
    />
  );
  const [rowHeader, ...otherColumns] = columns;
  return (
    <div className="table-responsive border rounded-3">
      <Table hover className="align-middle mb-0" aria-label={props.label}>
        <thead className="bg-body-tertiary text-nowrap small">
          <tr>
            {selection && <th className="cell-check">{renderCheckbox('Select all on this page', rows)}</th>}
            {columns.map((column) => (
              <HeaderCell key={column.heading} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={getKey(row)}
              data-reference={getKey(row)}
              onFocus={() => onEnter?.(getKey(row))}
              className={joinClasses(
                isUnread?.(row) && 'fw-bold',
                selection?.selected.has(getKey(row)) && 'table-active',
              )}
              data-current={getKey(row) === current ? '' : undefined}
            >
              {selection && (
                <td className="cell-check">{renderCheckbox(`Select ${selection.getName(row)}`, [row])}</td>
              )}
              {rowHeader && (
                <th scope="row" className={rowHeader.className}>
                  {rowHeader.cell(row)}
                </th>
              )}
              {otherColumns.map((column) => (
                <td key={column.heading} className={column.className}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};

export const SelectionBar = (props: {
  label: string;
  count: number;
  /** Selected rows on other pages, with a way to see them all. */
  elsewhere?: ReactNode;
  children: ReactNode;
}) => (
  <div
    className="sticky-bottom d-flex flex-wrap align-items-center gap-2 border rounded-3 bg-body shadow p-2 mt-3"
    role="region"
    aria-label={props.label}
  >
    <strong role="status">{props.count} selected</strong>
    <span className="flex-grow-1">{props.elsewhere}</span>
    {props.children}
  </div>
);

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * The selected rows by key, each as it was when it was ticked. The selection spans the pages of a list, and ends when
 * `scope`, the list's filters, changes: nobody is selected who is not in the list.
 */
export const useSelection = <Row,>(scope = '') => {
  const [{ rows, of }, setSelection] = useState({ rows: NOTHING as ReadonlyMap<string, Row>, of: scope });
  const selected = of === scope ? rows : (NOTHING as ReadonlyMap<string, Row>);
  return {
    selected,
    select: (entries: readonly (readonly [key: string, row: Row])[], isSelected: boolean) => {
      const keys = entries.map(([key]) => key);
      const others = [...selected].filter(([key]) => !keys.includes(key));
      setSelection({ rows: new Map(isSelected ? [...others, ...entries] : others), of: scope });
    },
    clear: () => setSelection({ rows: NOTHING, of: scope }),
  };
};
