import { useId } from 'react';
import { jobTexts } from '../../../content/careersTexts.ts';
import { deletionTexts } from '../../../content/deletionTexts.ts';
import { formatDays, hiringSteps, reachedSteps } from '../../../content/hiringTexts.ts';
import { progressTexts, receiptTexts } from '../../../content/receiptTexts.ts';
import { site } from '../../../content/site.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import type { PublicStatus, Receipt } from '../../../contract/schemas.ts';
import { listFields } from '../../../contract/fieldTable.ts';
import { addDays } from '../../../lib/addDays.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { displayFileName } from '../../../contract/applicationRules.ts';
import { formatInstant, formatLongDay } from '../../../lib/formatDate.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { WithdrawalNotice, WithdrawSection } from '../withdrawal/Withdrawal.tsx';
import * as styles from './Confirmation.module.scss';
import * as progressStyles from './ReceiptProgress.module.scss';

/** What we stored of an application, for the applicant to check. It contains neither name nor email address. */
export const ReceiptFacts = ({ receipt }: { receipt: Receipt }) => (
  <div className="panel mb-4">
    <dl>
      <dt>{receiptTexts.reference}</dt>
      <dd>
        <code>{receipt.reference}</code>
        <p className="form-text">{receiptTexts.referenceHint}</p>
      </dd>
      <dt>{receiptTexts.job}</dt>
      <dd>{receipt.job_title}</dd>
      <dt>{receiptTexts.file}</dt>
      <dd>{receiptTexts.fileAndSize(displayFileName(receipt.file_name), formatBytes(receipt.file_size))}</dd>
      <dt>{receiptTexts.received}</dt>
      <dd>
        <time dateTime={receipt.received}>{formatInstant(receipt.received)}</time>
      </dd>
    </dl>
    <details>
      <summary>{receiptTexts.details}</summary>
      <p>{receiptTexts.sha256}</p>
      <p>
        <code>{receipt.sha256}</code>
      </p>
    </details>
  </div>
);

/** When the application is deleted: the rule, and the day once it is known. */
const ReceiptDeletion = ({ receipt }: { receipt: Receipt }) => {
  const { delete_after: day, retention_days: days, kept_until: keptUntil, is_on_hold: isOnHold } = receipt;
  const sentences = [
    ...(days === undefined
      ? []
      : [deletionTexts.ofApplication({ days, isGeneral: receipt.job_id === GENERAL_OPENING_ID })]),
    ...(keptUntil === undefined ? [] : [deletionTexts.kept(formatLongDay(keptUntil))]),
    ...(isOnHold ? [deletionTexts.onHold] : []),
  ];
  if (sentences.length === 0 && day === undefined) return null;
  return (
    <>
      <h2>{receiptTexts.deletionTitle}</h2>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {day !== undefined && (
        <p>{(days === undefined ? receiptTexts.deletion : deletionTexts.day)(formatLongDay(day))}</p>
      )}
    </>
  );
};

/** What happens next and by when. A date is named only if the server has promised one. */
export const ReceiptNext = ({ receipt }: { receipt: Receipt }) => {
  const { received, reply_within_days: days, is_mailed: isMailed, withdraw_by: withdrawBy } = receipt;
  return (
    <>
      <h2>{receiptTexts.nextTitle}</h2>
      <p>
        {days === undefined
          ? receiptTexts.next
          : receiptTexts.nextBy(formatDays(days), formatLongDay(addDays(received, days)))}
      </p>
      <p>
        {withdrawBy ? receiptTexts.questions : receiptTexts.contact} <MailLink email={site.careersEmail} />.
      </p>
      {isMailed === false && <p>{receiptTexts.notMailed}</p>}
      <ReceiptDeletion receipt={receipt} />
    </>
  );
};

const steps = listFields(hiringSteps);

const states = ['done', 'current', 'upcoming'] as const;

/** The steps of an application. The current one is highlighted. */
export const ReceiptProgress = ({ status }: { status: PublicStatus }) => {
  const titleId = useId();
  const currentIndex = steps.indexOf(reachedSteps[status]);
  return (
    <>
      <h2 id={titleId}>{receiptTexts.progressTitle}</h2>
      <ol className={progressStyles.progressSteps} aria-labelledby={titleId}>
        {steps.map((step, index) => {
          const state = states[1 + Math.sign(index - currentIndex)] ?? 'upcoming';
          return (
            <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span>{hiringSteps[step].title}</span> <small>{progressTexts[state]}</small>
            </li>
          );
        })}
      </ol>
      <p>{progressTexts.explanations[status]}</p>
    </>
  );
};

/**
 * Everything that an applicant may know about an application. Facts that only our own server sends are left out for
 * another back end.
 */
export const Confirmation = ({ receipt }: { receipt: Receipt }) => (
  <>
    <Section className={styles.receipt}>
      <WithdrawalNotice />
      <ReceiptFacts receipt={receipt} />
      {receipt.status && <ReceiptProgress status={receipt.status} />}
      <ReceiptNext receipt={receipt} />
      <p className="no-print">{receiptTexts.print}</p>
      <div className="actions no-print">
        <PrintButton>{receiptTexts.printButton}</PrintButton>
        <PageLink page="careers">{jobTexts.toOpenings}</PageLink>
      </div>
    </Section>
    {receipt.withdraw_by && (
      <WithdrawSection reference={receipt.reference} withdrawBy={receipt.withdraw_by} />
    )}
  </>
);
