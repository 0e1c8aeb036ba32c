import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** An e-mail address, or a phone number in its international form, also with non-breaking spaces. */
const ADDRESSES = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s]{6,}\d)/;

/** Running text with its e-mail addresses and phone numbers as links. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESSES).map((part, index) => {
    if (index % 2 === 0) return part;
    // The text never changes while it is shown, and may contain an address twice.
    return part.includes('@') ? (
      <MailLink key={index} email={part} />
    ) : (
      <PhoneLink key={index} phone={part.replaceAll('\u00a0', ' ')} />
    );
  });

interface ProseProps {
  paragraphs: readonly string[];
}

/** Paragraphs of a readable line length. */
export const Prose = ({ paragraphs }: ProseProps) => (
  <div className="prose">
    {paragraphs.map((text) => (
      <p key={text}>
        <LinkedText text={text} />
      </p>
    ))}
  </div>
);
