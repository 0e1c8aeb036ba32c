import type { ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import * as styles from './FactTable.module.scss';

/** The first cell names the row and is unique in the table. */
export type FactRow = readonly [name: string, ...cells: ReactNode[]];

interface FactTableProps {
  head: readonly string[];
  rows: readonly FactRow[];
  /** Id of the heading that names it, if a page has several tables. */
  labelledBy?: string;
  /** On a phone; a table of three columns is not, unless it is wordy. */
  isStacked?: boolean | undefined;
}

/** A table whose first cells name the rows; on a phone a row can be a block. */
export const FactTable = ({ head, rows, labelledBy, isStacked = head.length !== 3 }: FactTableProps) => (
  <Table className={styles.facts} aria-labelledby={labelledBy} data-stacked={isStacked}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((text, index) => (
            <td key={head[index + 1]} data-head={cells.length > 1 ? head[index + 1] : undefined}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
