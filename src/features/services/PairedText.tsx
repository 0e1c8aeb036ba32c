import type { ReactNode } from 'react';
import * as styles from './PairedText.module.scss';

interface PairedTextProps {
  paragraphs: readonly string[];
  /** Stands beside all of them. */
  children?: ReactNode;
}

/** Paragraphs side by side where there is room, or beside a drawing, so that no half of the page stays empty. */
export const PairedText = ({ paragraphs, children }: PairedTextProps) => (
  <div className={styles.pairedText} data-drawn={Boolean(children) || undefined}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {children}
  </div>
);
