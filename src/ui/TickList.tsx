import * as styles from './TickList.module.scss';

interface TickListProps {
  items: readonly string[];
  /** `cross`: what is left out. */
  sign?: 'tick' | 'cross';
  /** In two columns, where the page is the list's alone. */
  isWide?: boolean;
}

/** A list with ticks or crosses as decoration; its heading says what it lists. */
export const TickList = ({ items, sign = 'tick', isWide }: TickListProps) => (
  <ul className={styles.ticks} data-sign={sign} data-wide={isWide || undefined}>
    {items.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
