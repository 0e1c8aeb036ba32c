import { buildSettings } from '../../contract/buildSettings.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { Alert } from '../../ui/Alert.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

const isOwnServer = buildSettings.emailHost === '';

/** What happened, why, and what to do. */
export const MessageFailed = ({ cause, isInDoubt }: { cause: string; isInDoubt: boolean }) => (
  <Alert kind="danger" role="alert">
    <p>
      <strong className="alert-title">{messageTexts.failed}</strong>
    </p>
    <p>{cause}</p>
    {isInDoubt && isOwnServer && <p>{messageTexts.safeAgain}</p>}
    <p>
      {messageTexts.failedAdvice} <MailLink email={site.email} /> {messageTexts.orCall}{' '}
      <PhoneLink phone={site.phone} />.
    </p>
  </Alert>
);
