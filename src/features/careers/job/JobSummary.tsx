import type { MouseEvent } from 'react';
import { jobTexts } from '../../../content/careersTexts.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { APPLY_ID } from '../application/applyId.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import styles from './JobSummary.module.scss';

/** Moves by hand: as a navigation, the fragment would draw the page anew and empty a form half filled in. */
const goToForm = (event: MouseEvent) => {
  const heading = document.getElementById(APPLY_ID);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
};

/** The opening at a glance, and the way to its form. */
export const JobSummary = ({ opening }: { opening: OpeningDetail }) => {
  const facts = [
    [jobTexts.company, opening.company_name],
    [jobTexts.location, opening.location],
    ...(opening.department ? [[jobTexts.department, opening.department] as const] : []),
    ...(opening.employment_type ? [[jobTexts.employmentType, opening.employment_type] as const] : []),
    ...(opening.workplace ? [[jobTexts.workplace, opening.workplace] as const] : []),
    ...(opening.salary_range ? [[jobTexts.salaryRange, opening.salary_range] as const] : []),
    ...(opening.posted ? [[jobTexts.posted, formatDay(opening.posted)] as const] : []),
    ...(opening.closing_date ? [[jobTexts.closingDate, formatDay(opening.closing_date)] as const] : []),
  ] as const;
  return (
    <aside className={`panel ${styles['summary'] ?? ''}`} aria-label={jobTexts.summary}>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <a href={`#${APPLY_ID}`} className="btn btn-primary w-100 no-print" onClick={goToForm}>
        {jobTexts.apply}
      </a>
    </aside>
  );
};
