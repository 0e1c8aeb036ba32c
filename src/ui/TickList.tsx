import * as styles from './TickList.module.scss';

interface TickListProps {
  items: readonly string[];
  /** `cross`: what is not included. */
  marker?: 'tick' | 'cross';
  /** In two columns, if the list has the whole width of the page. */
  isWide?: boolean;
}

/** A list with ticks or crosses as decoration. Its heading says what it lists. */
export const TickList = ({ items, marker = 'tick', isWide }: TickListProps) => (
  <ul className={styles.ticks} data-marker={marker} data-wide={isWide || undefined}>
    {items.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
