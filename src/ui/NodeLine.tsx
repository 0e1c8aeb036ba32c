import type { DiagramStep } from '../content/caseStudies/caseStudy.ts';
import * as styles from './NodeLine.module.scss';

interface NodeLineProps {
  steps: readonly DiagramStep[];
  /** Vertical at any width, beside a picture. */
  isVertical?: boolean;
  /** The items work side by side: no line joins them, and none is the last. */
  isParallel?: boolean;
}

/** Stops along a line: steps or moments in order, or unordered parts of one thing. */
export const NodeLine = ({ steps, isVertical, isParallel }: NodeLineProps) => {
  const List = isParallel ? 'ul' : 'ol';
  return (
    <List
      className={styles.nodeLine}
      data-vertical={isVertical || undefined}
      data-parallel={isParallel || undefined}
    >
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
};
