import type { LineStop } from '../content/caseStudies/caseStudy.ts';
import * as styles from './NodeLine.module.scss';

interface NodeLineProps {
  stops: readonly LineStop[];
  /** One below the other at any width, beside a picture. */
  isUpright?: boolean;
  /** Side by side in their work: no line leads from one to the next, and none is the end. */
  isParallel?: boolean;
}

/** Stops along a line: steps or moments, in their order; or parts of one thing, which have none. */
export const NodeLine = ({ stops, isUpright, isParallel }: NodeLineProps) => {
  const List = isParallel ? 'ul' : 'ol';
  return (
    <List
      className={styles.nodeLine}
      data-upright={isUpright || undefined}
      data-parallel={isParallel || undefined}
    >
      {stops.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
};
