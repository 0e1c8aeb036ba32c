import type { LineStop } from '../content/caseStudies/caseStudy.ts';
import * as styles from './NodeLine.module.scss';

/** Stops along a line: steps, services or moments, in their order. */
export const NodeLine = ({ stops }: { stops: readonly LineStop[] }) => (
  <ol className={styles.nodeLine}>
    {stops.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
