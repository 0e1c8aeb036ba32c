import type { LineStop } from '../content/caseStudies/caseStudy.ts';
import * as styles from './NodeLine.module.scss';

interface NodeLineProps {
  stops: readonly LineStop[];
  /** One below the other at any width, beside a picture. */
  isUpright?: boolean;
}

/** Stops along a line: steps, services or moments, in their order. */
export const NodeLine = ({ stops, isUpright }: NodeLineProps) => (
  <ol className={styles.nodeLine} data-upright={isUpright || undefined}>
    {stops.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
