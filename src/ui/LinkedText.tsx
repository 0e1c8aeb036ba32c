import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** An email address, or a telephone number in its international form; a blank in it may be one that does not break. */
const WAYS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s]{6,}\d)/;

/** Running text with its e-mail addresses and phone numbers as links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(WAYS).map((part, place) => {
    if (place % 2 === 0) return part;
    // A text does not change while it is shown, and may name an address twice.
    return part.includes('@') ? (
      <MailLink key={place} email={part} />
    ) : (
      <PhoneLink key={place} phone={part.replaceAll('\u00a0', ' ')} />
    );
  });
