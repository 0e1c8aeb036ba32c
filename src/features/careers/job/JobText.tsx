import { textBlocks, type TextBlock } from '../../../lib/textBlocks.ts';

const Block = ({ block }: { block: TextBlock }) => {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, place) => (
        // Staff may write a line twice; the list never changes while it is shown.
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
};

/** An opening's own text, drawn from its blocks; never as HTML. */
export const JobText = ({ text }: { text: string }) =>
  textBlocks(text).map((block, place) => <Block key={place} block={block} />);
