import * as styles from './TickList.module.scss';

interface TickListProps {
  items: readonly string[];
  /** `cross`: what is left out. */
  sign?: 'tick' | 'cross';
  /** In two columns, where the page is the list's alone. */
  isWide?: boolean;
}

/** Things to tick off. The signs decorate; what the list is about, its heading says. */
export const TickList = ({ items, sign = 'tick', isWide }: TickListProps) => (
  <ul className={styles.ticks} data-sign={sign} data-wide={isWide || undefined}>
    {items.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
