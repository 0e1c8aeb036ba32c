import { inDays } from '../../../content/hiringTexts.ts';
import { receiptTexts } from '../../../content/receiptTexts.ts';
import { site } from '../../../content/site.ts';
import type { Receipt } from '../../../contract/schemas.ts';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { MailLink } from '../../../ui/MailLink.tsx';

/** What happens next and by when; a day is named only where the server has promised one. */
export const ReceiptNext = ({ receipt }: { receipt: Receipt }) => {
  const { received, reply_within_days: days, delete_after: ends, withdraw_by: way } = receipt;
  return (
    <>
      <h2>{receiptTexts.nextTitle}</h2>
      <p>
        {days === undefined
          ? receiptTexts.next
          : receiptTexts.nextBy(inDays(days), formatDay(daysAfter(received, days)))}
      </p>
      <p>
        {way ? receiptTexts.questions : receiptTexts.contact} <MailLink email={site.careersEmail} />.
      </p>
      {ends && (
        <>
          <h2>{receiptTexts.endsTitle}</h2>
          <p>{receiptTexts.ends(formatDay(ends))}</p>
        </>
      )}
    </>
  );
};
