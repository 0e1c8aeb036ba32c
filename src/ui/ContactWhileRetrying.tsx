import { stillTryingTexts } from '../content/formTexts.ts';
import { site } from '../content/site.ts';
import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** Phone and e-mail, as other ways to reach us while sending is retried. */
export const ContactWhileRetrying = ({ email }: { email: string }) => (
  <p>
    {stillTryingTexts.otherwise} <PhoneLink phone={site.phone} /> {stillTryingTexts.orWrite}{' '}
    <MailLink email={email} />.
  </p>
);
