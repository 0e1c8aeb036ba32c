import { receiptTexts } from '../../../content/receiptTexts.ts';
import type { Receipt } from '../../../contract/schemas.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { withoutTimestamp } from '../../../lib/timestampedName.ts';
import { formatInstant } from '../../../ui/formatDate.ts';

/** What we hold of an application, for comparison with what was meant to be sent; nobody's name or address. */
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
      <dd>{receiptTexts.fileAndSize(withoutTimestamp(receipt.file_name), formatBytes(receipt.file_size))}</dd>
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
