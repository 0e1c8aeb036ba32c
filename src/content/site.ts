/** A social network of the company. It is a link only if it has a URL. */
export interface SocialNetwork {
  name: string;
  icon: 'facebook' | 'twitter' | 'linkedin';
  url?: string;
}

export interface Office {
  city: string;
  country: string;
  role: string;
  /** How many people work there. */
  people: number;
  /** The first name of whose desk answers while the office is on shift. */
  atDesk: string;
  address: readonly string[];
  /** The same address in parts, for openings and search engines. `country` is an ISO 3166-1 code. */
  postal: Readonly<Record<'city' | 'region' | 'country' | 'street' | 'postcode', string>>;
  email: string;
  phone?: string;
  /** In degrees, for the map. */
  latitude: number;
  longitude: number;
  /** In the list of places. */
  region: Region;
  /** Its IANA time zone, and the zone's name for readers. */
  zone: string;
  clock: string;
  /** Full hours in its own local time, every day of the year. A shift may end on the next day. */
  shift: readonly [from: number, to: number];
  /** Its drawings, as far as there are some: the view from its window, the person at its desk, and its streets. */
  view?: 'hyderabad' | 'london' | 'austin';
  person?: 'atHyderabad' | 'atLondon' | 'atAustin';
  plan?: 'austin' | 'london' | 'hyderabad';
}

export type Region = 'northAmerica' | 'europe' | 'asiaPacific';

/**
 * All facts of the brand. To rebrand the site, change this file and the drawings of `public/` (docs/rebranding.md).
 * Telephone numbers are from ranges reserved for fiction.
 */
export const site = {
  name: 'Quillmere',
  fullName: 'Quillmere IT Services',
  /** The company that signs contracts. */
  legalName: 'Quillmere IT Services Ltd',
  registeredIn: 'England and Wales',
  url: 'https://quillmere.example',
  founded: 2011,
  year: 2024,
  phone: '+1 512 555 0142',
  email: 'hello@quillmere.example',
  careersEmail: 'careers@quillmere.example',
  securityEmail: 'security@quillmere.example',
  /** How soon messages from the contact forms are answered: a promise to keep (docs/rebranding.md). */
  answersWithin: 'two working days',
  answersWithinDays: 2,
  claims: { years: 'More than a decade', locations: '15+', customers: '50+' },
  /** The footer's notice. Empty for a real company. */
  fiction:
    'Quillmere is a fictional company. Its people, customers, figures and documents are examples.' as string,
  credit: 'Site and design by the Quillmere web team',
  social: [
    { name: 'Facebook', icon: 'facebook' },
    { name: 'Twitter', icon: 'twitter' },
    { name: 'LinkedIn', icon: 'linkedin' },
  ] as readonly SocialNetwork[],
  /** The city that leads each kind of work. */
  leads: {
    engineering: 'Austin',
    networks: 'Austin',
    audioVisual: 'London',
    serviceDesk: 'London',
    operations: 'Hyderabad',
    applications: 'Hyderabad',
  },
  offices: [
    {
      city: 'Austin, Texas',
      country: 'United States',
      role: 'Head office. Engineering, networks and dispatch for North America',
      people: 16,
      atDesk: 'Delia',
      address: ['1200 Example Street, Suite 400', 'Austin, TX 78701'],
      postal: {
        city: 'Austin',
        region: 'Texas',
        country: 'US',
        street: '1200 Example Street, Suite 400',
        postcode: '78701',
      },
      email: 'austin@quillmere.example',
      phone: '+1 512 555 0142',
      latitude: 30.2711,
      longitude: -97.7437,
      region: 'northAmerica',
      zone: 'America/Chicago',
      clock: 'Central Time',
      shift: [11, 19],
      view: 'austin',
      person: 'atAustin',
      plan: 'austin',
    },
    {
      city: 'London',
      country: 'United Kingdom',
      role: 'Audio-visual work and service desk management',
      people: 19,
      atDesk: 'Marcus',
      address: ['20 Sample Lane', 'London EC2A 0XX'],
      postal: { city: 'London', region: '', country: 'GB', street: '20 Sample Lane', postcode: 'EC2A 0XX' },
      email: 'london@quillmere.example',
      phone: '+44 20 7946 0158',
      latitude: 51.5237,
      longitude: -0.084,
      region: 'europe',
      zone: 'Europe/London',
      clock: 'UK time',
      shift: [9, 18],
      view: 'london',
      person: 'atLondon',
      plan: 'london',
    },
    {
      city: 'Hyderabad',
      country: 'India',
      role: 'Operations centre and application engineering',
      people: 27,
      atDesk: 'Lakshmi',
      address: ['Plot 7, Specimen Park', 'Hyderabad 500081'],
      postal: {
        city: 'Hyderabad',
        region: '',
        country: 'IN',
        street: 'Plot 7, Specimen Park',
        postcode: '500081',
      },
      email: 'hyderabad@quillmere.example',
      latitude: 17.4483,
      longitude: 78.3915,
      region: 'asiaPacific',
      zone: 'Asia/Kolkata',
      clock: 'India time',
      shift: [5, 15],
      view: 'hyderabad',
      person: 'atHyderabad',
      plan: 'hyderabad',
    },
  ] as readonly Office[],
  deliveryLocations: [
    'Dallas',
    'Chicago',
    'New York',
    'San Francisco',
    'Atlanta',
    'Toronto',
    'Manchester',
    'Dublin',
    'Frankfurt',
    'Amsterdam',
    'Bengaluru',
    'Singapore',
    'Sydney',
  ],
} as const;
