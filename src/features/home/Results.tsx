import { homeTexts } from '../../content/homeTexts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './Results.module.scss';

/** What came of three customers' work: a figure each, and the way to its case. */
export const Results = () => (
  <dl className={joinClasses('facts', styles.results)}>
    {homeTexts.results.map(({ figure, text, page }) => (
      <div key={page}>
        <dt>{figure}</dt>
        <dd>
          <PageLink page={page}>{text}</PageLink>
        </dd>
      </div>
    ))}
  </dl>
);
