import { useState, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import Table from 'react-bootstrap/Table';
import { Link, useSearchParams } from 'react-router-dom';
import { joinClasses } from '../../lib/joinClasses.ts';
import { withParams } from './listQuery.ts';

export interface Column<Row> {
  heading: string;
  /** Value of the parameter `sort` for this column. */
  sort?: string;
  /** For example Bootstrap's classes that hide it on small screens. */
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
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  choice?: Choice<Row>;
  /** The row that keyboard shortcuts act on. */
  current?: string | undefined;
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
  const { rows, getKey, columns, choice, current, isUnread } = props;
  const checkbox = (label: string, keys: readonly string[]) => (
    <Form.Check.Input
      className="d-block m-0"
      aria-label={label}
      checked={keys.every((key) => choice?.chosen.has(key))}
      onChange={({ target }) => choice?.choose(keys, target.checked)}
    />
  );
  const [heading, ...others] = columns;
  return (
    <div className="border rounded-3 overflow-hidden">
      <Table hover className="align-middle mb-0">
        <thead className="bg-body-tertiary text-nowrap small">
          <tr>
            {choice && (
              <th className="cell-check">{checkbox('Choose all on this page', rows.map(getKey))}</th>
            )}
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
              className={joinClasses(
                isUnread?.(row) && 'fw-bold',
                choice?.chosen.has(getKey(row)) && 'table-active',
              )}
              data-current={getKey(row) === current ? '' : undefined}
            >
              {choice && (
                <td className="cell-check">{checkbox(`Choose ${choice.getName(row)}`, [getKey(row)])}</td>
              )}
              {heading && (
                <th scope="row" className={heading.className}>
                  {heading.cell(row)}
                </th>
              )}
              {others.map((column) => (
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

/** Actions for the chosen rows. */
export const SelectionBar = (props: { label: string; count: number; children: ReactNode }) => (
  <div
    className="sticky-bottom d-flex flex-wrap align-items-center gap-2 border rounded-3 bg-body shadow p-2 mt-3"
    role="region"
    aria-label={props.label}
  >
    <strong className="flex-grow-1" role="status">
      {props.count} chosen
    </strong>
    {props.children}
  </div>
);

/** The selected rows, by reference. The selection spans the pages of a list. */
export const useSelection = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    chosen,
    choose: (references: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const others = [...before].filter((reference) => !references.includes(reference));
        return new Set(isChosen ? [...others, ...references] : others);
      }),
    clear: () => setChosen(new Set<string>()),
  };
};
