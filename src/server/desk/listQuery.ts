import type { ApplicationQuery } from '../../contract/desk/applicationSchemas.ts';
import { DESK_COUNTS } from '../../contract/desk/constants.ts';
import type { PageRequest } from '../platform/records/keysetPage.ts';
import type { SignedInUser } from './route.ts';

type PageQuery = Pick<ApplicationQuery, 'limit' | 'offset' | 'after' | 'before'>;

/** The owner filter of a query: a user's id, null for nobody, undefined for all. */
export const readOwner = (owner: string | undefined, user: SignedInUser): number | null | undefined => {
  if (owner === undefined) return undefined;
  if (owner === 'none') return null;
  return owner === 'me' ? user.id : Number(owner);
};

/** Which page a query asks for. */
export const readPage = ({ limit, offset, after, before }: PageQuery): PageRequest<string> => ({
  limit: Math.min(Number(limit ?? DESK_COUNTS.page.default), DESK_COUNTS.page.max),
  offset: Number(offset ?? 0),
  after,
  before,
});
