import { jobTexts } from '../../../content/careersTexts.ts';
import { receiptTexts } from '../../../content/receiptTexts.ts';
import type { Receipt } from '../../../contract/schemas.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptNext } from './ReceiptNext.tsx';
import { ReceiptProgress } from './ReceiptProgress.tsx';
import { WithdrawalNotice } from '../withdrawal/WithdrawalNotice.tsx';
import { WithdrawSection } from '../withdrawal/WithdrawSection.tsx';
import * as styles from './Confirmation.module.scss';

/** All that an applicant may know of an application; what our own server adds is left out where another one answers. */
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
    {receipt.withdraw_by && <WithdrawSection reference={receipt.reference} by={receipt.withdraw_by} />}
  </>
);
