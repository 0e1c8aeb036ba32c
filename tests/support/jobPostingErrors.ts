/**
 * What Google's documentation of JobPosting structured data requires
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */

const EMPLOYMENT = [
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
];
const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

type Data = Record<string, unknown>;

const toData = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const toItems = (value: unknown): Data[] => (value === undefined ? [] : [value].flat().map(toData));
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (value: unknown): boolean =>
  isText(value) && /^[A-Z]{2}$/.test(value) && regions.of(value) !== undefined;
const isDate = (value: unknown): value is string =>
  isText(value) && DATE.test(value) && !Number.isNaN(Date.parse(value));

const findPlaceErrors = (posting: Data): string[] => {
  const places = toItems(posting['jobLocation']);
  const countries = toItems(posting['applicantLocationRequirements']);
  const errors = places.flatMap((place) => {
    const address = toData(place['address']);
    const parts = Object.entries(address).filter(([name]) => !name.startsWith('@'));
    return [
      ...(place['@type'] === 'Place' && address['@type'] === 'PostalAddress' ? [] : ['jobLocation: types']),
      ...(isCountry(address['addressCountry']) ? [] : ['jobLocation: addressCountry']),
      ...parts.filter(([, part]) => !isText(part)).map(([name]) => `jobLocation: ${name} is empty`),
    ];
  });
  if (posting['jobLocationType'] === undefined)
    return places.length > 0 ? errors : ['jobLocation is missing'];
  return [
    ...errors,
    ...(posting['jobLocationType'] === 'TELECOMMUTE' ? [] : ['jobLocationType']),
    ...(places.length === 0 ? [] : ['a job that is entirely remote has no jobLocation']),
    ...(countries.length > 0 ? [] : ['applicantLocationRequirements are missing']),
    ...countries
      .filter((each) => each['@type'] !== 'Country' || !isCountry(each['name']))
      .map(() => 'applicantLocationRequirements'),
  ];
};

const findPayErrors = ({ baseSalary }: Data): string[] => {
  if (baseSalary === undefined) return [];
  const { currency, value, ...salary } = toData(baseSalary);
  const amount = toData(value);
  const numbers = ['value', 'minValue', 'maxValue'].map((name) => amount[name]);
  const [, min, max] = numbers;
  return [
    ...(salary['@type'] === 'MonetaryAmount' && amount['@type'] === 'QuantitativeValue'
      ? []
      : ['pay: types']),
    ...(isText(currency) && Intl.supportedValuesOf('currency').includes(currency) ? [] : ['pay: currency']),
    ...(UNITS.includes(String(amount['unitText'])) ? [] : ['pay: unitText']),
    ...(numbers.some((each) => each !== undefined) ? [] : ['pay: no amount']),
    ...numbers.filter((each) => each !== undefined && !(Number(each) > 0)).map(() => 'pay: amount'),
    ...(min !== undefined && max !== undefined && Number(min) > Number(max) ? ['pay: range'] : []),
  ];
};

/** One line for each requirement that a JobPosting does not meet. */
export const findJobPostingErrors = (posting: Data): string[] => {
  const { title, description, datePosted, validThrough, employmentType, url } = posting;
  const { hiringOrganization, identifier } = posting;
  const organization = toData(hiringOrganization);
  return [
    ...(posting['@context'] === 'https://schema.org' && posting['@type'] === 'JobPosting' ? [] : ['type']),
    ...(isText(title) ? [] : ['title']),
    ...(isText(description) && /^<(?:p|h[1-6]|ul)>/.test(description) ? [] : ['description is not HTML']),
    ...(isText(description) && /<(?!\/?(?:p|h[1-6]|ul|li|br)>)/.test(description)
      ? ['description: tags']
      : []),
    ...(isDate(datePosted) && Date.parse(datePosted) <= Date.now() ? [] : ['datePosted']),
    ...(validThrough === undefined || (isDate(validThrough) && Date.parse(validThrough) > Date.now())
      ? []
      : ['validThrough']),
    ...(employmentType === undefined || EMPLOYMENT.includes(String(employmentType))
      ? []
      : ['employmentType']),
    ...(organization['@type'] === 'Organization' && isText(organization['name'])
      ? []
      : ['hiringOrganization']),
    ...(isText(toData(identifier)['value']) ? [] : ['identifier']),
    ...(isText(url) && URL.canParse(url) ? [] : ['url']),
    ...findPlaceErrors(posting),
    ...findPayErrors(posting),
  ];
};
