interface ProseProps {
  paragraphs: readonly string[];
}

/** Paragraphs in a readable measure. */
export const Prose = ({ paragraphs }: ProseProps) => (
  <div className="prose">
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
