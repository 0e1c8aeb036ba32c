import { openingListTexts } from '../../../content/openingListTexts.ts';
import type { OpeningList } from '../../../contract/schemas.ts';
import { type OpeningsResult, useCareerListQuery } from '../../../store/careersApi.ts';
import { Icon } from '../../../ui/Icon.tsx';

const MAX_PLACES = 5;
const { glance } = openingListTexts;

const toCity = (place: string): string => place.split(',')[0] ?? '';

/** The cities of the openings, or the countries of those without one. The newest openings come first. */
const listPlaces = (openings: OpeningList): string[] => [
  ...new Set(
    openings
      .filter(({ workplace }) => workplace !== 'remote')
      .flatMap(({ location }) => location.split('; '))
      .map(toCity),
  ),
];

/** Of a long list, only the newest openings are known here, and the values of all. */
const findPlaces = ({ openings, values }: OpeningsResult): string => {
  const places = listPlaces(openings);
  const others = values?.location.filter((name) => name.includes(',') && !places.includes(toCity(name)));
  const shown = places.slice(0, MAX_PLACES);
  if (shown.length === 0) return '';
  return glance.places(shown, places.length > shown.length || Boolean(others?.length));
};

/** What the openings say about working from elsewhere; '' if they say nothing. */
const findWorkplace = ({ openings, total, values }: OpeningsResult): string => {
  const all = openings.map(({ workplace }) => workplace);
  const has = (workplace: string) => all.includes(workplace) || values?.workplace.includes(workplace);
  if (has('remote')) return glance.remote;
  if (has('hybrid')) return glance.hybrid;
  const isKnown = all.length === total && all.every((workplace) => workplace === 'on site');
  return isKnown ? glance.onSite : '';
};

const findPay = ({ openings, total }: OpeningsResult): string => {
  const stated = openings.filter(({ salary_range }) => salary_range).length;
  return stated === 0 ? '' : glance.pay({ stated, known: openings.length, all: total });
};

/** Where the openings are, whether some are remote, whether they state the pay, and how soon applicants get an answer. */
export const OpeningsAtAGlance = () => {
  const { data } = useCareerListQuery(undefined);
  if (!data || data.openings.length === 0) return null;
  const facts = [
    ['place', findPlaces(data)],
    ['briefcase', findWorkplace(data)],
    ['cash', findPay(data)],
    ['clock', glance.answer],
  ] as const;
  return (
    <ul className="meta-row">
      {facts.map(
        ([icon, text]) =>
          text !== '' && (
            <li key={icon}>
              <Icon name={icon} /> {text}
            </li>
          ),
      )}
    </ul>
  );
};
