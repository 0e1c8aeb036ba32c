import type { DiagramStep } from '../content/caseStudies/caseStudy.ts';
import * as styles from './NodeLine.module.scss';

interface NodeLineProps {
  steps: readonly DiagramStep[];
  /** Vertical at any width, beside a picture. */
  isVertical?: boolean;
  /** The items have no order, so no line joins them. */
  isUnordered?: boolean;
}

/** Items with a node each: steps along a line, or parts without an order. */
export const NodeLine = ({ steps, isVertical, isUnordered }: NodeLineProps) => {
  const List = isUnordered ? 'ul' : 'ol';
  return (
    <List
      className={styles.nodeLine}
      data-vertical={isVertical || undefined}
      data-unordered={isUnordered || undefined}
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
