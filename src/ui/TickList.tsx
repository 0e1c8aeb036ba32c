import * as styles from './TickList.module.scss';

interface TickListProps {
  items: readonly string[];
  /** `cross`: what is left out. */
  sign?: 'tick' | 'cross';
}

/** Things to tick off. The signs decorate; what the list is about, its heading says. */
export const TickList = ({ items, sign = 'tick' }: TickListProps) => (
  <ul className={styles.ticks} data-sign={sign}>
    {items.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
