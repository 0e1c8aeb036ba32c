import { stillTryingTexts } from '../content/formTexts.ts';
import { site } from '../content/site.ts';
import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** Other ways to reach us while an attempt is retried. */
export const StillTrying = ({ email }: { email: string }) => (
  <p>
    {stillTryingTexts.otherwise} <PhoneLink phone={site.phone} /> {stillTryingTexts.orWrite}{' '}
    <MailLink email={email} />.
  </p>
);
