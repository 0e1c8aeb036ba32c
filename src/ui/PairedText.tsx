import type { ReactNode } from 'react';
import * as styles from './PairedText.module.scss';

interface PairedTextProps {
  paragraphs: readonly string[];
  /** Shown beside all paragraphs. */
  children?: ReactNode;
}

/** Paragraphs in two columns, or beside a drawing, so that a wide page has no empty half. */
export const PairedText = ({ paragraphs, children }: PairedTextProps) => (
  <div className={styles.pairedText} data-has-drawing={Boolean(children) || undefined}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {children}
  </div>
);
