import { stillTryingTexts } from '../content/formTexts.ts';
import { site } from '../content/site.ts';
import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface StillTryingProps {
  /** When it ends by itself, in milliseconds since 1970. */
  until: number;
  email: string;
}

/**
 * While an attempt is repeated: for how long it goes on, and the ways around it; it stands above the way out (docs/requirements.md,
 * ONCE-6). Not a live region: it counts, and nobody wants that read out.
 */
export const StillTrying = ({ until, email }: StillTryingProps) => {
  const seconds = useSecondsLeft(until);
  return (
    <p>
      {seconds > 0 ? stillTryingTexts.goesOn(seconds) : stillTryingTexts.atItsEnd}{' '}
      {stillTryingTexts.otherwise} <PhoneLink phone={site.phone} /> {stillTryingTexts.orWrite}{' '}
      <MailLink email={email} />.
    </p>
  );
};
