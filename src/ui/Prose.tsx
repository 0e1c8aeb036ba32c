import { MailLink } from './MailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** An email address, or a phone number in its international form, also with non-breaking spaces. */
const EMAIL_OR_PHONE = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s]{6,}\d)/;

/** Running text with its email addresses and phone numbers as links. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(EMAIL_OR_PHONE).map((part, index) => {
    if (index % 2 === 0) return part;
    // An index is a safe key: the text never changes, and may contain the same address twice.
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
