import type { CaseFigure } from '../../content/caseStudies/caseStudy.ts';
import { BarChart } from '../../ui/Figures/BarChart.tsx';

/** The figures of a study, each with its chart. */
export const CaseFigures = ({ figures }: { figures: readonly CaseFigure[] }) => (
  <ul className="case-figures">
    {figures.map(({ value, title, text, bars, alternative }) => (
      <li key={title}>
        <p className="case-value">{value}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <BarChart bars={bars} alternative={alternative} />
      </li>
    ))}
  </ul>
);
