import { contactWhileRetryingTexts } from '../content/formTexts.ts';
import { site } from '../content/site.ts';
import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** Phone and email, as other ways to reach us while sending is retried. */
export const ContactWhileRetrying = ({ email }: { email: string }) => (
  <p>
    {`${contactWhileRetryingTexts.otherwise} `}
    <PhoneLink phone={site.phone} />
    {` ${contactWhileRetryingTexts.orWrite} `}
    <MailLink email={email} />.
  </p>
);
