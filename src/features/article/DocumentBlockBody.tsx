import { useId } from 'react';
import type { DocumentBlock } from '../../content/documents/sampleDocument.ts';
import { FactTable } from '../../ui/FactTable.tsx';

/** One block of a document: a table that bears its heading's name, or a list. */
export const DocumentBlockBody = ({ block }: { block: DocumentBlock }) => {
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>{block.title}</h3>
      {block.kind === 'table' ? (
        <FactTable head={block.head} rows={block.rows} labelledBy={titleId} />
      ) : (
        <ul>
          {block.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
};
