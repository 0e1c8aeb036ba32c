import type { ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from './listQuery.ts';

export interface Column<Row> {
  head: string;
  from?: 'sm' | 'md' | 'lg' | 'xl';
  /** What the address says when the list is sorted by it. */
  sort?: string;
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface Choice<Row> {
  chosen: ReadonlySet<string>;
  choose: (keys: readonly string[], isChosen: boolean) => void;
  nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column is the row's heading. */
  columns: readonly Column<Row>[];
  choice?: Choice<Row>;
  /** The row that keys act on. */
  current?: string | undefined;
  isUnread?: (row: Row) => boolean;
}

/** What the list of applications is sorted by when the address says nothing: the newest first. */
const USUAL_SORT = 'received';

const SortButton = ({ sort, head }: { sort: string; head: string }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { isSorted, order } = sortOf(params, sort);
  const isUp = isSorted ? order === 'desc' : sort !== USUAL_SORT;
  return (
    <button
      type="button"
      onClick={() => void navigate(withParams(params, { sort, order: isUp ? 'asc' : 'desc' }))}
    >
      {head}
      <span aria-hidden="true">{isSorted && (order === 'asc' ? ' ↑' : ' ↓')}</span>
    </button>
  );
};

const sortOf = (params: URLSearchParams, sort: string) => ({
  isSorted: (params.get('sort') ?? USUAL_SORT) === sort,
  order: params.get('order') ?? (params.get('sort') ? 'asc' : 'desc'),
});

const Tick = (props: { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void }) => (
  <input
    type="checkbox"
    className="form-check-input"
    aria-label={props.label}
    checked={props.isTicked}
    onChange={({ target }) => props.onTick(target.checked)}
  />
);

const classOf = <Row,>({ from, className = '' }: Column<Row>): string =>
  from ? `d-none d-${from}-table-cell ${className}` : className;

export const DataTable = <Row,>({ rows, keyOf, columns, choice, current, isUnread }: DataTableProps<Row>) => {
  const [params] = useSearchParams();
  const keys = rows.map(keyOf);
  return (
    <div className="table-frame">
      <Table hover>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className="cell-check">
                <Tick
                  label="Choose all on this page"
                  isTicked={keys.every((key) => choice.chosen.has(key))}
                  onTick={(isTicked) => choice.choose(keys, isTicked)}
                />
              </th>
            )}
            {columns.map((column) => {
              const { isSorted, order } = sortOf(params, column.sort ?? '');
              const sorted = order === 'asc' ? ('ascending' as const) : ('descending' as const);
              return (
                <th
                  key={column.head}
                  scope="col"
                  className={classOf(column)}
                  aria-sort={isSorted ? sorted : undefined}
                >
                  {column.sort ? <SortButton sort={column.sort} head={column.head} /> : column.head}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = keys[index] ?? '';
            return (
              <tr
                key={key}
                data-reference={key}
                data-unread={isUnread?.(row) ? '' : undefined}
                data-chosen={choice?.chosen.has(key) ? '' : undefined}
                data-current={key === current ? '' : undefined}
              >
                {choice && (
                  <td className="cell-check">
                    <Tick
                      label={`Choose ${choice.nameOf(row)}`}
                      isTicked={choice.chosen.has(key)}
                      onTick={(isTicked) => choice.choose([key], isTicked)}
                    />
                  </td>
                )}
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.head} scope="row" className={classOf(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.head} className={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
};
