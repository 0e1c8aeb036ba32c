import { callOf } from '../../desk/command/help.ts';
import type { Mention } from '../queries/mentions.ts';

/** Most that are listed. */
const MOST = 20;

const placeOf = ({ kind, id }: Mention): string => (id === undefined ? 'its own text' : `${kind} ${id}`);

/**
 * Where somebody is named in what belongs to others. It is theirs, so it is neither given out nor deleted: whoever reads
 * this decides.
 */
export const mentionLines = (mentions: readonly Mention[]): string[] => {
  if (mentions.length === 0) return [];
  const places = new Map<string, string[]>();
  for (const mention of mentions)
    places.set(mention.reference, [...(places.get(mention.reference) ?? []), placeOf(mention)]);
  const lines = [...places].map(([reference, parts]) => `  ${reference}: ${parts.join(', ')}`);
  return [
    'Named in what belongs to others, which stays as it is (resumes of others were not searched):',
    ...lines.slice(0, MOST),
    ...(lines.length > MOST ? [`  and ${lines.length - MOST} more`] : []),
    `Look at each with ${callOf('applications show REF')} or ${callOf('messages show REF')}; a note goes with ${callOf('notes delete NUMBER')}.`,
  ];
};
