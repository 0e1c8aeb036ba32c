import { site } from './site.ts';

const cities = site.offices.map(({ city }) => city.split(',')[0] ?? city);
const [third = '', second = '', first = ''] = cities;

/** Picture of the shifts of each office. Only the operations centre works nights. */
export const rota = {
  alt: `Early and late shifts in ${first}, ${second} and ${third}; nights in ${first} alone, in turn and paid extra.`,
} as const;

/** URL of the picture's sprite; the build writes the file. */
export const rotaSprite = '/images/rota.svg';

/** As wide as a phone's text column, in viewBox units. The page reserves the space until the picture loads. */
export const ROTA_SIZE = { width: 320, height: 180 } as const;
