import type { ListOrder } from '../../../contract/openingFilters.ts';
import type { OpeningPlace } from '../queries/openingSearchQueries.ts';

/** Newer openings have later times and, of one time, higher ids. */
const isNewer = (one: OpeningPlace, other: OpeningPlace): boolean =>
  one.posted_at === other.posted_at ? one.id > other.id : one.posted_at > other.posted_at;

/** Behind every date. */
const NEVER = '~';

const isBefore: Readonly<Record<ListOrder, (one: OpeningPlace, other: OpeningPlace) => boolean>> = {
  newest: isNewer,
  closing: (one, other) => {
    const [first, second] = [one.closing_date ?? NEVER, other.closing_date ?? NEVER];
    return first === second ? isNewer(one, other) : first < second;
  },
};

/** What follows a place in a list of this order, whether or not something still stands there. */
export const findAfter = <Placed extends OpeningPlace>(
  found: readonly Placed[],
  order: ListOrder,
  place: OpeningPlace,
): readonly Placed[] => {
  const at = found.findIndex((opening) => isBefore[order](place, opening));
  return at === -1 ? [] : found.slice(at);
};
