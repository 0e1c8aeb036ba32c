import type { DeskOpening } from '../../contract/desk/openingSchemas.ts';

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says who sees an opening at the desk. */
export const describeLimit = (limitedTo: DeskOpening['limitedTo']): string => {
  if (limitedTo === null) return 'Everybody at the desk sees it.';
  return `Only ${names.format(['admins', ...limitedTo.map(({ name }) => name)])} see it.`;
};
