import type { EvidencePart } from '../../content/evidence.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { Sheet } from './Sheet.tsx';

/** A part as a line of steps, a list to tick off or a table. */
export const EvidenceBody = ({ part }: { part: EvidencePart }) => {
  if (part.kind === 'line') return <NodeLine stops={part.stops} isUpright={part.picture !== undefined} />;
  if (part.kind === 'list') return <TickList items={part.items} />;
  const table = <FactTable head={part.head} rows={part.rows} />;
  return part.mark === undefined ? table : <Sheet mark={part.mark}>{table}</Sheet>;
};
