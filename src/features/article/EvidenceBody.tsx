import type { EvidencePart, EvidenceRow } from '../../content/evidencePart.ts';
import { FactTable, type FactRow } from '../../ui/FactTable.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { EvidenceLinkTo } from './EvidenceLinkTo.tsx';
import { Sheet } from './Sheet.tsx';

const toFactRow = ([name, ...cells]: EvidenceRow): FactRow => [
  name,
  ...cells.map((cell) => (typeof cell === 'string' ? cell : <EvidenceLinkTo key={cell.label} link={cell} />)),
];

/** A part as a line of steps, a list to tick off or a table; an example is a sheet of its own. */
export const EvidenceBody = ({ part }: { part: EvidencePart }) => {
  if (part.kind === 'line') return <NodeLine stops={part.stops} isUpright={part.picture !== undefined} />;
  if (part.kind === 'list') return <TickList items={part.items} />;
  const table = <FactTable head={part.head} rows={part.rows.map(toFactRow)} />;
  return part.mark === undefined ? table : <Sheet mark={part.mark}>{table}</Sheet>;
};
