import { homeTexts } from '../../content/homeTexts.ts';
import { pages } from '../../content/pages.ts';
import { Bars, type BarRow } from '../../ui/Figures/Bars.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './Results.module.scss';

/** What was there before, against which the result is drawn. */
const WHOLE: BarRow = { spans: [[0, 1]], isResult: false };

/** Results of three customers' work: whose, how much of what, what was there before, and the way to the case. */
export const Results = () => (
  <ul className={styles.results}>
    {homeTexts.results.map(({ customer, figure, counts, before, now, drawn, ends, page }) => (
      <li key={page}>
        <p>{customer}</p>
        <dl className="facts">
          <dt>{figure}</dt>
          <dd>{counts}</dd>
        </dl>
        <Bars rows={[WHOLE, { spans: drawn, isResult: true }]} />
        <small>{ends.join(' ')}</small>
        <p>
          <b>{homeTexts.before}</b> <span>{before}</span>
        </p>
        <p>
          <b>{homeTexts.now}</b> <span>{now}</span>
        </p>
        <PageLink className="arrow-link" page={page}>
          {pages[page].title} <Icon name="arrowRight" />
        </PageLink>
      </li>
    ))}
  </ul>
);
