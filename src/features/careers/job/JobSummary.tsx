import { jobTexts } from '../../../content/careersTexts.ts';
import { noPayTexts } from '../../../content/jobPageTexts.ts';
import { site } from '../../../content/site.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import { fieldsOf } from '../../../contract/fieldTable.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { capitalise } from '../../../lib/capitalise.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { APPLY_ID } from '../application/applyId.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { FactText } from './FactText.tsx';
import { goToForm } from './goToForm.ts';
import * as styles from './JobSummary.module.scss';

const facts = fieldsOf(jobTexts.facts);

/** Letters from which a fact beside another, or beside its name, would be a column of single words. */
const LONG_FACT = 28;

/** The opening at a glance, and the way to its form. */
export const JobSummary = ({ opening }: { opening: OpeningDetail }) => (
  <aside className={joinClasses('panel', styles.summary)} aria-label={jobTexts.summary}>
    <dl>
      {facts.map((name) => {
        const fact = opening[name];
        return fact ? (
          <div key={name} className={fact.length > LONG_FACT ? styles.wide : undefined}>
            <dt>{jobTexts.facts[name]}</dt>
            <dd>
              <FactText text={name === 'employment_type' ? capitalise(fact) : fact} />
              {name === 'closing_date' && <DaysLeft day={fact} />}
            </dd>
          </div>
        ) : null;
      })}
      {!opening.salary_range && opening.id !== GENERAL_OPENING_ID && (
        <div className={styles.wide}>
          <dt>{noPayTexts.title}</dt>
          <dd>
            {noPayTexts.text} <MailLink email={site.careersEmail} />
          </dd>
        </div>
      )}
    </dl>
    <a
      href={`#${APPLY_ID}`}
      className={joinClasses('btn btn-primary w-100 no-print', styles.apply)}
      onClick={goToForm}
    >
      {jobTexts.apply}
    </a>
  </aside>
);
