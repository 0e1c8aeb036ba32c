import { isCountryCode, findCountry } from '../../../content/countries.ts';
import { isCurrency } from '../../../content/openingPay.ts';
import { listKnownPlaces, placeName, toPlace } from '../../../content/openingPlaces.ts';
import { PLACE_LIMITS, PLACE_PARTS, type OpeningPlace } from '../../../contract/openingFields.ts';
import { textError } from '../../terminal/textError.ts';
import type { OpeningText } from '../queries/toOpening.ts';

type PlacedField = 'places' | 'remote_from' | 'pay_from' | 'pay_to' | 'pay_currency' | 'pay_unit';
type FieldError = readonly [field: PlacedField, error: string];

/** Trims a place, accepts a country's name for its code, and adds the address of an office that is given by its city. */
export const normalisePlace = (place: OpeningPlace): OpeningPlace => {
  const trimmed = toPlace(place);
  const { city, region, country: text, street, postcode } = trimmed;
  const country = findCountry(text) ?? text;
  const known = listKnownPlaces().find(
    (each) => each.city.toLowerCase() === city.toLowerCase() && each.country === country,
  );
  const isElsewhere = region !== '' && region !== known?.region;
  return known && !isElsewhere && street === '' && postcode === ''
    ? { ...known, region: region || known.region }
    : { ...trimmed, country };
};

const checkPlace = (place: OpeningPlace): string[] => {
  const { city, country, street, postcode } = place;
  const name = placeName(place) || 'the place';
  const errors = PLACE_PARTS.flatMap(
    (part) =>
      (place[part] !== '' &&
        textError(place[part], {
          name: `The ${part} of ${name}`,
          max: PLACE_LIMITS.part,
          isOneLine: true,
        })) ||
      [],
  );
  if (country === '') return [...errors, `Choose the country of ${name}`];
  if (!isCountryCode(country))
    return [
      ...errors,
      `'${country}' is not a country: write its name, such as Germany, or its code, such as DE`,
    ];
  return city === '' && (street !== '' || postcode !== '')
    ? [...errors, `Enter the city of ${street || postcode}`]
    : errors;
};

const checkRemote = ({ workplace, remote_from = [], places = [] }: OpeningText): FieldError[] => {
  const unknown = remote_from.find((code) => !isCountryCode(code));
  if (unknown !== undefined)
    return [
      [
        'remote_from',
        `'${unknown}' is not a country: write its name, such as Germany, or its code, such as DE`,
      ],
    ];
  if (workplace === 'remote' && remote_from.length === 0)
    return [
      ['remote_from', 'Choose the countries from which people may work: remote work needs at least one'],
    ];
  if (workplace !== 'remote' && remote_from.length > 0)
    return [
      [
        'remote_from',
        'Only remote work has countries to work from: choose the workplace remote, or remove them',
      ],
    ];
  return workplace !== 'remote' && places.length === 0
    ? [['places', 'Add a place with its country: search engines refuse an opening without one']]
    : [];
};

const checkPay = ({ pay_from, pay_to, pay_currency, pay_unit }: OpeningText): FieldError[] => {
  const hasAmount = Boolean(pay_from ?? pay_to);
  const errors: FieldError[] = [];
  if (hasAmount && !pay_currency) errors.push(['pay_currency', 'Choose the currency of the pay']);
  if (hasAmount && !pay_unit)
    errors.push(['pay_unit', 'Say whether the pay is for an hour, a day, a week, a month or a year']);
  if (!hasAmount && (pay_currency ?? pay_unit))
    errors.push(['pay_from', 'Enter an amount, or remove the currency and the unit of the pay']);
  if (pay_currency && !isCurrency(pay_currency))
    errors.push(['pay_currency', `'${pay_currency}' is not a currency: write its code, such as GBP`]);
  if (pay_from && pay_to && Number(pay_to) < Number(pay_from))
    errors.push(['pay_to', 'The highest pay is below the lowest: swap the two amounts']);
  return errors;
};

/** Validates the fields about place and pay, which depend on each other. */
export const checkPlaceAndPay = (opening: OpeningText): FieldError[] => [
  ...(opening.places ?? []).flatMap(checkPlace).map((error): FieldError => ['places', error]),
  ...checkRemote(opening),
  ...checkPay(opening),
];
