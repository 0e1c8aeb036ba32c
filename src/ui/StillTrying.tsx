import { useEffect, useState } from 'react';
import { stillTryingTexts } from '../content/formTexts.ts';
import { site } from '../content/site.ts';
import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface StillTryingProps {
  /** When it ends by itself, in milliseconds since 1970. */
  until: number;
  email: string;
}

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** While an attempt is repeated: for how long, and other ways to reach us. No live region, because it counts. */
export const StillTrying = ({ until, email }: StillTryingProps) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(until));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p>
      {seconds > 0 ? stillTryingTexts.goesOn(seconds) : stillTryingTexts.atItsEnd}{' '}
      {stillTryingTexts.otherwise} <PhoneLink phone={site.phone} /> {stillTryingTexts.orWrite}{' '}
      <MailLink email={email} />.
    </p>
  );
};
