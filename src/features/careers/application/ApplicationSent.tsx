import { receiptTexts } from '../../../content/receiptTexts.ts';
import { site } from '../../../content/site.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The confirmation in place, behind a back end that gives no receipt: what the browser itself knows. */
export const ApplicationSent = ({ file, jobTitle }: { file: File; jobTitle: string }) => (
  <Alert kind="success" role="status">
    <h2 ref={takeFocus} tabIndex={-1}>
      {receiptTexts.sent}
    </h2>
    <p>{receiptTexts.inPlaceText}</p>
    <dl>
      <dt>{receiptTexts.job}</dt>
      <dd>{jobTitle}</dd>
      <dt>{receiptTexts.file}</dt>
      <dd>{receiptTexts.fileAndSize(file.name, formatBytes(file.size))}</dd>
    </dl>
    <p>{receiptTexts.next}</p>
    <p>
      {receiptTexts.contact} <MailLink email={site.careersEmail} />.
    </p>
  </Alert>
);
