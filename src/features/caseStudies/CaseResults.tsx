import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { CaseResult } from '../../content/caseStudies/caseStudy.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BarChart } from './BarChart.tsx';
import * as styles from './CaseResults.module.scss';

interface CaseResultsProps {
  results: readonly CaseResult[];
  /** Without explanations and charts. */
  isBrief?: boolean;
}

/** The results of a study: a large figure for a change against the time before, a tick for any other. */
export const CaseResults = ({ results, isBrief = false }: CaseResultsProps) => (
  <ul className={joinClasses(styles.results, !isBrief && styles.full)} aria-label={caseTexts.result}>
    {results.map(({ value, title, text, chart }) => (
      <li key={title}>
        {value === undefined ? <Icon name="checkCircle" /> : <strong>{`${value} `}</strong>}
        {isBrief ? (
          <p>{title}</p>
        ) : (
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {chart && <BarChart {...chart} />}
          </div>
        )}
      </li>
    ))}
  </ul>
);
