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
}

/** A table whose first cells name the rows. */
export const FactTable = ({ head, rows, labelledBy }: FactTableProps) => (
  <Table className={styles.facts} aria-labelledby={labelledBy}>
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
