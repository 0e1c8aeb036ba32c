import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { Alert } from '../../ui/Alert.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

/** What happened, why, and what to do. */
export const MessageFailed = ({ cause }: { cause: string }) => (
  <Alert kind="danger" role="alert">
    <p>
      <strong>{messageTexts.failed}</strong>
    </p>
    <p>{cause}</p>
    <p>
      {messageTexts.failedAdvice} <MailLink email={site.email} /> {messageTexts.orCall}{' '}
      <PhoneLink phone={site.phone} />.
    </p>
  </Alert>
);
