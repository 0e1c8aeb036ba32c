import type { CaseFigure } from '../../content/caseStudies/caseStudy.ts';
import { BarChart } from '../../ui/Figures/BarChart.tsx';
import * as styles from './CaseFigures.module.scss';

/** What a study came to, large, with what it means and a chart where there is something to compare. */
export const CaseFigures = ({ figures }: { figures: readonly CaseFigure[] }) => (
  <ul className={styles.caseFigures}>
    {figures.map(({ value, title, text, chart }) => (
      <li key={title}>
        <p className={styles.caseValue}>{value}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        {chart && <BarChart {...chart} />}
      </li>
    ))}
  </ul>
);
