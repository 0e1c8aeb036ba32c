import { site, type Region } from './site.ts';

export interface Place {
  name: string;
  region: Region;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  isOffice: boolean;
}

type Coordinates = readonly [region: Region, latitude: number, longitude: number];

/** Coordinates of the delivery locations named in `site.ts`. */
const coordinatesByName: Readonly<Record<string, Coordinates>> = {
  Dallas: ['northAmerica', 32.78, -96.8],
  Chicago: ['northAmerica', 41.88, -87.63],
  'New York': ['northAmerica', 40.71, -74.01],
  'San Francisco': ['northAmerica', 37.77, -122.42],
  Atlanta: ['northAmerica', 33.75, -84.39],
  Toronto: ['northAmerica', 43.65, -79.38],
  Manchester: ['europe', 53.48, -2.24],
  Dublin: ['europe', 53.35, -6.26],
  Frankfurt: ['europe', 50.11, 8.68],
  Amsterdam: ['europe', 52.37, 4.9],
  Bengaluru: ['asiaPacific', 12.97, 77.59],
  Singapore: ['asiaPacific', 1.35, 103.82],
  Sydney: ['asiaPacific', -33.87, 151.21],
};

/** Region and country of each delivery location in `site.ts`, for the addresses of openings. */
export const deliveryAddresses: Readonly<Record<string, { region?: string; country: string }>> = {
  Dallas: { region: 'Texas', country: 'US' },
  Chicago: { region: 'Illinois', country: 'US' },
  'New York': { region: 'New York', country: 'US' },
  'San Francisco': { region: 'California', country: 'US' },
  Atlanta: { region: 'Georgia', country: 'US' },
  Toronto: { region: 'Ontario', country: 'CA' },
  Manchester: { country: 'GB' },
  Dublin: { country: 'IE' },
  Frankfurt: { country: 'DE' },
  Amsterdam: { country: 'NL' },
  Bengaluru: { country: 'IN' },
  Singapore: { country: 'SG' },
  Sydney: { country: 'AU' },
};

const locate = (name: string): Place => {
  const coordinates = coordinatesByName[name];
  if (!coordinates) throw new Error(`locations.ts has no coordinates for ${name}`);
  const [region, latitude, longitude] = coordinates;
  return { name, region, latitude, longitude, isOffice: false };
};

/** All offices, then all delivery locations. A function, so that importing the module does no work. */
export const listPlaces = (): Place[] => [
  ...site.offices.map(({ city, region, latitude, longitude }) => ({
    name: city,
    region,
    latitude,
    longitude,
    isOffice: true,
  })),
  ...site.deliveryLocations.map(locate),
];

/** Whether a place has a pin in the map of the world or in that of Europe. An office in Europe is in both. */
export const isOnEuropeMap = ({ region }: Place): boolean => region === 'europe';
export const isOnWorldMap = ({ region, isOffice }: Place): boolean => isOffice || region !== 'europe';

export const regions: readonly Region[] = ['northAmerica', 'europe', 'asiaPacific'];

export const locationTexts = {
  northAmerica: 'North America',
  europe: 'Europe',
  asiaPacific: 'Asia and Pacific',
  title: 'Every place, by region',
  offices: 'What each office does',
  officeFacts: ['Office', 'Work', 'People', 'Hours', 'Contact'],
  address: 'Address',
  reach: 'How far we travel',
  office: 'Office',
  map: '/images/world.svg',
  europeMap: '/images/europe.svg',
} as const;
