import type { CaseFigure } from '../../content/caseStudies/caseStudy.ts';
import { BarChart } from '../../ui/Figures/BarChart.tsx';
import * as styles from './CaseFigures.module.scss';

/** The figures of a study, each with its chart. */
export const CaseFigures = ({ figures }: { figures: readonly CaseFigure[] }) => (
  <ul className={styles.caseFigures}>
    {figures.map(({ value, title, text, bars, alternative }) => (
      <li key={title}>
        <p className={styles.caseValue}>{value}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <BarChart bars={bars} alternative={alternative} />
      </li>
    ))}
  </ul>
);
