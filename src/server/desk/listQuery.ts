import { DESK_COUNTS } from '../../contract/desk/constants.ts';
import type { SignedInUser } from './route.ts';

/** The owner filter of a query: a user's id, null for nobody, undefined for all. */
export const readOwner = (owner: string | undefined, user: SignedInUser): number | null | undefined => {
  if (owner === undefined) return undefined;
  if (owner === 'none') return null;
  return owner === 'me' ? user.id : Number(owner);
};

/** The limit and offset of a query. */
export const readPage = ({ limit, offset }: { limit?: string; offset?: string }) => ({
  limit: Math.min(Number(limit ?? DESK_COUNTS.page.default), DESK_COUNTS.page.max),
  offset: Number(offset ?? 0),
});
