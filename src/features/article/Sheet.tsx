import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Sheet.module.scss';

interface SheetProps {
  /** Says that it is an example. */
  exampleLabel: string;
  /** Says which parts of it are invented. */
  note?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A document as a customer receives it, set off from the page's text. */
export const Sheet = ({ exampleLabel, note, className, children }: SheetProps) => (
  <div className={joinClasses(styles.sheet, className)}>
    <p className={styles.exampleLabelLine}>
      <strong className="sample-label">{exampleLabel}</strong> {note !== undefined && <span>{note}</span>}
    </p>
    {children}
  </div>
);
