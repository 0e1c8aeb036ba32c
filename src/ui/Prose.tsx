import { LinkedText } from './LinkedText.tsx';

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
