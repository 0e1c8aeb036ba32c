import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import type { CaseSummary } from '../../content/caseStudies/caseSummaries.ts';
import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './CaseSummaryPanel.module.scss';

/** What a tab shows: the study in short, the way to it, its facts, and below them what it came to. */
export const CaseSummaryPanel = ({ summary: { page, title, text } }: { summary: CaseSummary }) => (
  <div className={joinClasses('two-columns', styles.caseSummary)}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <PageLink page={page} className="arrow-link">
        <span>
          {caseTexts.readMore}
          <span className="visually-hidden">{caseTexts.readMoreAbout(title)}</span>
        </span>
        <Icon name="arrowRight" />
      </PageLink>
    </div>
    <CaseFacts study={caseStudies[page]} />
    <ul className={styles.outcomes} aria-label={caseTexts.result}>
      {caseStudies[page].figures.map((figure) => (
        <li key={figure.title}>
          <strong>{figure.value}</strong> {figure.title}
        </li>
      ))}
    </ul>
  </div>
);
