import { useDeferredValue } from 'react';
import { formLabels, jobTexts } from '../../../content/careersTexts.ts';
import {
  CLOSING_HOUR,
  formatDaysLeft,
  formatLocalClosing,
  noPayTexts,
} from '../../../content/jobPageTexts.ts';
import { site } from '../../../content/site.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import { listFields } from '../../../contract/fieldTable.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { addDays } from '../../../lib/addDays.ts';
import { capitalise } from '../../../lib/capitalise.ts';
import { daysUntil } from '../../../lib/daysUntil.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { type TextBlock, textBlocks } from '../../../lib/textBlocks.ts';
import { formatDay } from '../../../lib/formatDate.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { formatPay } from '../list/OpeningFacts.tsx';
import { APPLY_ID, goToForm } from './applyAnchor.ts';
import { getJobTexts } from './getJobTexts.ts';
import { HiringStages } from './HiringStages.tsx';
import * as styles from './OpenJob.module.scss';
import { ShareRow } from './ShareRow.tsx';

const facts = listFields(jobTexts.facts);

type FactName = (typeof facts)[number];

/** A fact of an opening. Dates are also machine-readable. */
export const FactText = ({ name, text }: { name: FactName; text: string }) => {
  if (name === 'employment_type' || name === 'workplace') return capitalise(text);
  if (name === 'salary_range') return formatPay(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return text;
  return <time dateTime={text}>{formatDay(text)}</time>;
};

/** The days left to apply, by the visitor's clock and never in the prerendered page, which may be cached for a day. */
export const DaysLeft = ({ day }: { day: string }) => {
  // Deferred, because the first local time takes 40 ms on a slow phone: not in the task that hydrates the page.
  const isHydrated = useDeferredValue(useIsHydrated());
  const days = isHydrated ? daysUntil(day, new Date()) : undefined;
  if (days === undefined || days < 0) return null;
  const end = new Date(`${addDays(`${day}T00:00:00.000Z`, 1).slice(0, 10)}T00:00:00Z`);
  const hour = end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const localDay = end.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const local = end.getTimezoneOffset() === 0 ? '' : `${formatLocalClosing(hour, localDay)}; `;
  return <>{` (${local}${formatDaysLeft(days)})`}</>;
};

const Block = ({ block }: { block: TextBlock }) => {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // Staff may write a line twice. The list never changes while it is shown.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
};

/** An opening's own text, rendered from its blocks, never as HTML. */
export const JobText = ({ text }: { text: string }) =>
  textBlocks(text).map((block, index) => <Block key={index} block={block} />);

/** Facts with more characters get a full row. In a column they would wrap after every word. */
const LONG_FACT_LENGTH = 28;

/** The link to the form, and the opening at a glance. */
export const JobSummary = ({ opening }: { opening: OpeningDetail }) => (
  <aside className={joinClasses('panel', styles.summary)} aria-label={jobTexts.summary}>
    {/* First, so that it is in the first screen of a laptop. */}
    <a
      href={`#${APPLY_ID}`}
      className={joinClasses('btn btn-primary w-100 no-print', styles.apply)}
      onClick={goToForm}
    >
      {jobTexts.apply}
    </a>
    <dl>
      {facts.map((name) => {
        const fact = opening[name];
        return fact ? (
          <div key={name} className={fact.length > LONG_FACT_LENGTH ? styles.wide : undefined}>
            <dt>{jobTexts.facts[name]}</dt>
            <dd>
              <FactText name={name} text={fact} />
              {name === 'closing_date' && (
                <>
                  {`, ${CLOSING_HOUR}`}
                  <DaysLeft day={fact} />
                </>
              )}
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
    {opening.id !== GENERAL_OPENING_ID && (
      <p className={joinClasses('form-text', styles.jobId)}>{`${formLabels.job_id} ${opening.id}`}</p>
    )}
  </aside>
);

const Requirements = ({ items }: { items: readonly string[] }) => (
  <>
    <h2>{jobTexts.requirements}</h2>
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  </>
);

/** The facts, description and requirements of an open job, and what follows an application, above the form. */
export const OpenJob = ({ opening }: { opening: OpeningDetail }) => (
  <Section>
    <div className="row gx-4 gy-4">
      {/* First, so that pay, place and dates come before the text on a phone. Wide screens show it at the end. */}
      <div className={joinClasses('col-lg-4', styles.summaryColumn)}>
        <JobSummary opening={opening} />
      </div>
      <div className="col-lg-8">
        <div className="prose text-parts mb-5">
          <h2>{getJobTexts(opening).about}</h2>
          <JobText text={opening.description} />
          {opening.requirements.length > 0 && <Requirements items={opening.requirements} />}
          <HiringStages />
        </div>
        <ShareRow opening={opening} />
      </div>
    </div>
  </Section>
);
