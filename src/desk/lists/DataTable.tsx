import type { ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import Table from 'react-bootstrap/Table';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from './listQuery.ts';

export interface Column<Row> {
  head: string;
  /** The narrowest screen that shows it. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
  /** What the address says when the list is sorted by it. */
  sort?: string;
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface Choice<Row> {
  chosen: ReadonlySet<string>;
  choose: (keys: readonly string[], isChosen: boolean) => void;
  getName: (row: Row) => string;
}

export interface DataTableProps<Row> {
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The first column is the row's heading. */
  columns: readonly Column<Row>[];
  choice?: Choice<Row>;
  /** The row that keys act on. */
  current?: string | undefined;
  isUnread?: (row: Row) => boolean;
}

/** What the list of applications is sorted by when the address says nothing: the newest first. */
const USUAL_SORT = 'received';

type Cell = Pick<Column<never>, 'from' | 'className'>;
const cellClass = ({ from, className = '' }: Cell): string =>
  from ? `d-none d-${from}-table-cell ${className}` : className;

const Head = ({ column }: { column: Omit<Column<never>, 'cell'> }) => {
  const { head, sort } = column;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (!sort)
    return (
      <th scope="col" className={cellClass(column)}>
        {head}
      </th>
    );
  const isSorted = (params.get('sort') ?? USUAL_SORT) === sort;
  const order = params.get('order') ?? (params.has('sort') ? 'asc' : 'desc');
  const isUp = isSorted && order === 'asc';
  const next = isUp || (!isSorted && sort === USUAL_SORT) ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={cellClass(column)}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={() => void navigate(withParams(params, { sort, order: next }))}>
        {head}
        <span aria-hidden="true">{isSorted && (isUp ? ' ↑' : ' ↓')}</span>
      </button>
    </th>
  );
};

export const DataTable = <Row,>({
  rows,
  getKey,
  columns,
  choice,
  current,
  isUnread,
}: DataTableProps<Row>) => {
  const tick = (label: string, keys: readonly string[]) => (
    <Form.Check
      aria-label={label}
      checked={keys.every((key) => choice?.chosen.has(key))}
      onChange={({ target }) => choice?.choose(keys, target.checked)}
    />
  );
  const [heading, ...others] = columns;
  return (
    <div className="table-frame">
      <Table hover>
        <thead>
          <tr>
            {choice && <th className="cell-check">{tick('Choose all on this page', rows.map(getKey))}</th>}
            {columns.map((column) => (
              <Head key={column.head} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={getKey(row)}
              data-reference={getKey(row)}
              data-unread={isUnread?.(row) ? '' : undefined}
              data-chosen={choice?.chosen.has(getKey(row)) ? '' : undefined}
              data-current={getKey(row) === current ? '' : undefined}
            >
              {choice && (
                <td className="cell-check">{tick(`Choose ${choice.getName(row)}`, [getKey(row)])}</td>
              )}
              {heading && (
                <th scope="row" className={cellClass(heading)}>
                  {heading.cell(row)}
                </th>
              )}
              {others.map((column) => (
                <td key={column.head} className={cellClass(column)}>
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

/** What can be done with the chosen rows. */
export const ChosenBar = (props: { label: string; count: number; children: ReactNode }) => (
  <div className="chosen-bar" role="region" aria-label={props.label}>
    <strong role="status">{props.count} chosen</strong>
    {props.children}
  </div>
);
