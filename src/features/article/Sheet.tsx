import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Sheet.module.scss';

interface SheetProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A document as a customer receives it, set off from the page's text. */
export const Sheet = ({ className, children }: SheetProps) => (
  <div className={joinClasses(styles.sheet, className)}>{children}</div>
);
