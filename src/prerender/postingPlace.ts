import { countryCode, countriesIn, remotePart } from '../content/remoteCountries.ts';
import { site } from '../content/site.ts';
import type { OpeningDetail } from '../contract/schemas.ts';

/** The address as far as it is known: an office's, or 'City, Country'; else the text that the page shows. */
const addressOf = (location: string) => {
  const known = (addressLocality: string, addressCountry: string) => ({
    '@type': 'PostalAddress',
    addressLocality,
    addressCountry,
  });
  const office = site.offices.find(({ city }) => city.toLowerCase() === location.trim().toLowerCase());
  const officeCountry = office && countryCode(office.country);
  if (officeCountry) return known(location, officeCountry);
  const [, city = '', end = ''] = /^([^,;/]+), ([^,;/]+)$/.exec(location) ?? [];
  const country = countryCode(end);
  return city && country ? known(city, country) : location;
};

/**
 * Where the work is done, as schema.org spells it (docs/requirements.md, SEO-3). An opening is remote where staff
 * chose so or its location begins with the word; from which countries is said only where all of them are known.
 */
export const postingPlace = ({
  location,
  workplace,
}: Pick<OpeningDetail, 'location' | 'workplace'>): Record<string, unknown> => {
  const remote = workplace === 'on site' || workplace === 'hybrid' ? undefined : remotePart(location);
  const jobLocation = { '@type': 'Place', address: addressOf(location) };
  if (remote === undefined && workplace !== 'remote') return { jobLocation };
  const jobLocationType = 'TELECOMMUTE';
  const countries = countriesIn(remote ?? location);
  if (countries.length === 0) return { jobLocationType, ...(remote === undefined ? { jobLocation } : {}) };
  const applicantLocationRequirements = countries.map((name) => ({ '@type': 'Country', name }));
  return { jobLocationType, applicantLocationRequirements };
};
