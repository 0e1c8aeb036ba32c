import type { DeskOpening } from '../../contract/desk/openingSchemas.ts';

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says who sees an opening at the desk. */
export const describeLimit = (limitedTo: DeskOpening['limitedTo']): string => {
  if (limitedTo === null) return 'Everybody at the desk sees it.';
  return limitedTo.length === 0
    ? 'Only admins see it.'
    : `Only admins, and ${names.format(limitedTo.map(({ name }) => name))}, see it.`;
};
