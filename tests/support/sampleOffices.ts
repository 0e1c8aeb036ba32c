import type { Office } from '../../src/content/site.ts';

const undrawn = {
  country: '',
  role: '',
  people: 1,
  address: [],
  postal: { city: '', region: '', country: '', street: '', postcode: '' },
  email: 'office@example.com',
  region: 'europe',
  clock: 'local time',
} as const;

/** Offices that hand over around the clock, whatever the brand's own are. */
export const hyderabad: Office = {
  ...undrawn,
  city: 'Hyderabad',
  atDesk: 'Lakshmi',
  latitude: 17.4483,
  longitude: 78.3915,
  zone: 'Asia/Kolkata',
  shift: [5, 15],
  view: 'hyderabad',
  person: 'atHyderabad',
};
export const london: Office = {
  ...undrawn,
  city: 'London',
  atDesk: 'Marcus',
  latitude: 51.5237,
  longitude: -0.084,
  zone: 'Europe/London',
  shift: [9, 18],
  view: 'london',
  person: 'atLondon',
};
export const austin: Office = {
  ...undrawn,
  city: 'Austin, Texas',
  atDesk: 'Delia',
  latitude: 30.2711,
  longitude: -97.7437,
  zone: 'America/Chicago',
  shift: [11, 19],
  view: 'austin',
  person: 'atAustin',
};
/** Without drawings of its own. */
export const auckland: Office = {
  ...undrawn,
  city: 'Auckland',
  atDesk: 'Aroha',
  latitude: -36.85,
  longitude: 174.76,
  zone: 'Pacific/Auckland',
  shift: [8, 16],
};

export const threeOffices: readonly Office[] = [austin, london, hyderabad];
