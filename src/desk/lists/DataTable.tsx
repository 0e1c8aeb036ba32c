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
  /** For example Bootstrap's classes that hide the column on small screens. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  select: (keys: readonly string[], isSelected: boolean) => void;
  getName: (row: Row) => string;
}

export interface DataTableProps<Row> {
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row>;
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
  const { rows, getKey, columns, selection, current, isUnread } = props;
  const renderCheckbox = (label: string, keys: readonly string[]) => (
    <Form.Check.Input
      className="d-block m-0"
      aria-label={label}
      checked={keys.every((key) => selection?.selected.has(key))}
      onChange={({ target }) => selection?.select(keys, target.checked)}
    />
  );
  const [rowHeader, ...otherColumns] = columns;
  return (
    <div className="border rounded-3 overflow-hidden">
      <Table hover className="align-middle mb-0">
        <thead className="bg-body-tertiary text-nowrap small">
          <tr>
            {selection && (
              <th className="cell-check">{renderCheckbox('Select all on this page', rows.map(getKey))}</th>
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
                selection?.selected.has(getKey(row)) && 'table-active',
              )}
              data-current={getKey(row) === current ? '' : undefined}
            >
              {selection && (
                <td className="cell-check">
                  {renderCheckbox(`Select ${selection.getName(row)}`, [getKey(row)])}
                </td>
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

export const SelectionBar = (props: { label: string; count: number; children: ReactNode }) => (
  <div
    className="sticky-bottom d-flex flex-wrap align-items-center gap-2 border rounded-3 bg-body shadow p-2 mt-3"
    role="region"
    aria-label={props.label}
  >
    <strong className="flex-grow-1" role="status">
      {props.count} selected
    </strong>
    {props.children}
  </div>
);

/** The selected rows, by reference. The selection spans the pages of a list. */
export const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    selected,
    select: (references: readonly string[], isSelected: boolean) =>
      setSelected((before) => {
        const others = [...before].filter((reference) => !references.includes(reference));
        return new Set(isSelected ? [...others, ...references] : others);
      }),
    clear: () => setSelected(new Set<string>()),
  };
};
