import type { MouseEvent } from 'react';
import { jobTexts } from '../../../content/careersTexts.ts';
import { fieldsOf } from '../../../contract/fieldTable.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { APPLY_ID } from '../application/applyId.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import * as styles from './JobSummary.module.scss';

/** Moves by hand: as a navigation, the fragment would draw the page anew and empty a form half filled in. */
const goToForm = (event: MouseEvent) => {
  const heading = document.getElementById(APPLY_ID);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
};

const facts = fieldsOf(jobTexts.facts);
const inWords = (fact: string): string => (/^\d{4}-\d\d-\d\d/.test(fact) ? formatDay(fact) : fact);

/** The opening at a glance, and the way to its form. */
export const JobSummary = ({ opening }: { opening: OpeningDetail }) => (
  <aside className={joinClasses('panel', styles.summary)} aria-label={jobTexts.summary}>
    <dl>
      {facts.map((name) => {
        const fact = opening[name];
        return fact ? (
          <div key={name}>
            <dt>{jobTexts.facts[name]}</dt>
            <dd>{inWords(fact)}</dd>
          </div>
        ) : null;
      })}
    </dl>
    <a href={`#${APPLY_ID}`} className="btn btn-primary w-100 no-print" onClick={goToForm}>
      {jobTexts.apply}
    </a>
  </aside>
);
