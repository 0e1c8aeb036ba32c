import { jobTexts, mailDomain } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';

/** Invented job offers ask for money in the names of real companies. */
export const FraudNote = () => (
  <Alert kind="info">
    <h2 className="h3">{jobTexts.fraudTitle}</h2>
    <p>
      {jobTexts.fraud} {mailDomain}. {jobTexts.fraudReport} <MailLink email={site.careersEmail} />.
    </p>
  </Alert>
);
