import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Sheet.module.scss';

interface SheetProps {
  /** Says that it is an example. */
  mark: string;
  /** What about it is not real. */
  note?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A paper as a customer gets it, set off from what the page says about it. */
export const Sheet = ({ mark, note, className, children }: SheetProps) => (
  <div className={joinClasses(styles.sheet, className)}>
    <p className={styles.mark}>
      <strong>{mark}</strong> {note !== undefined && <span>{note}</span>}
    </p>
    {children}
  </div>
);
