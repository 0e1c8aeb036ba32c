import { openingListTexts } from '../../../content/openingListTexts.ts';
import type { OpeningList } from '../../../contract/schemas.ts';
import { useCareerListQuery } from '../../../store/careersApi.ts';
import { Icon } from '../../../ui/Icon.tsx';

const MAX_PLACES = 5;
const { glance } = openingListTexts;

/** The cities of the openings, or the countries of those without one. The newest openings come first. */
const listPlaces = (openings: OpeningList): string[] => [
  ...new Set(
    openings
      .filter(({ workplace }) => workplace !== 'remote')
      .flatMap(({ location }) => location.split('; '))
      .map((place) => place.split(',')[0] ?? ''),
  ),
];

/** Where the openings are, whether some are remote, whether they state the pay, and how soon applicants get an answer. */
export const OpeningsAtAGlance = () => {
  const { data } = useCareerListQuery(undefined);
  if (!data || data.openings.length === 0) return null;
  const { openings, total } = data;
  const places = listPlaces(openings);
  const hasRemote = openings.some(({ workplace }) => workplace === 'remote');
  const paid = openings.filter(({ salary_range }) => salary_range).length;
  return (
    <ul className="meta-row">
      {places.length > 0 && (
        <li>
          <Icon name="place" /> {glance.places(places.slice(0, MAX_PLACES), places.length > MAX_PLACES)}
        </li>
      )}
      {hasRemote && (
        <li>
          <Icon name="briefcase" /> {glance.remote}
        </li>
      )}
      {/* Of a long list, only the newest openings are known here. */}
      {openings.length === total && paid > 0 && (
        <li>
          <Icon name="cash" /> {glance.pay(paid, total)}
        </li>
      )}
      {glance.answer && (
        <li>
          <Icon name="clock" /> {glance.answer}
        </li>
      )}
    </ul>
  );
};
