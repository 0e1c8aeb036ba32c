import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** An e-mail address, or a phone number in its international form, also with non-breaking spaces. */
const WAYS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s]{6,}\d)/;

/** Running text with its e-mail addresses and phone numbers as links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(WAYS).map((part, place) => {
    if (place % 2 === 0) return part;
    // The text never changes while it is shown, and may contain an address twice.
    return part.includes('@') ? (
      <MailLink key={place} email={part} />
    ) : (
      <PhoneLink key={place} phone={part.replaceAll('\u00a0', ' ')} />
    );
  });
