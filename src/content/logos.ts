import type { StaticPageName } from './paths.ts';

/** A company whose wordmark is drawn at build time (`scripts/drawings`), under `id` in `/images/logos.svg`. */
export interface LogoEntry {
  id: string;
  name: string;
  sector: string;
  /** What a customer buys; what a partner makes. */
  matter: string;
  /** Our service in which one meets them. */
  service: StaticPageName;
}

/** Address of the sprite; the build writes the file. */
export const logoSprite = '/images/logos.svg';

/** Nine invented customers; what they buy agrees with the words of the customers page (docs/requirements.md, CONST-9). */
export const customers = [
  {
    id: 'bellhaven',
    name: 'Bellhaven Logistics',
    sector: 'Freight',
    matter: 'The network in its depots',
    service: 'managedNetwork',
  },
  {
    id: 'corrigan',
    name: 'Corrigan Thorpe',
    sector: 'Law',
    matter: 'The service desk its lawyers ring',
    service: 'serviceDesk',
  },
  {
    id: 'meadowlark',
    name: 'Meadowlark Health',
    sector: 'Clinics',
    matter: 'Computers set up and replaced',
    service: 'assetDeployment',
  },
  {
    id: 'ostler',
    name: 'Ostler Foods',
    sector: 'Food production',
    matter: 'Plant networks watched',
    service: 'networkOperationsCenter',
  },
  {
    id: 'pinnock',
    name: 'Pinnock Mutual',
    sector: 'Insurance',
    matter: 'Data moved, and kept secure',
    service: 'dataManagement',
  },
  {
    id: 'tamarind',
    name: 'Tamarind Hotels',
    sector: 'Hospitality',
    matter: 'Help for meetings and events',
    service: 'whiteGlove',
  },
  {
    id: 'wexmoor',
    name: 'Wexmoor University',
    sector: 'Education',
    matter: 'Lecture halls maintained',
    service: 'preventativeMaintenance',
  },
  {
    id: 'zephyrine',
    name: 'Zephyrine Media',
    sector: 'Broadcast',
    matter: 'Studios cabled',
    service: 'dataCabling',
  },
  {
    id: 'kestrel',
    name: 'Kestrel Vane',
    sector: 'Manufacturing',
    matter: 'Engineers embedded in its team',
    service: 'onsiteEmbedded',
  },
] as const satisfies readonly LogoEntry[];

/** Six invented partners. */
export const partners = [
  {
    id: 'arclume',
    name: 'Arclume Displays',
    sector: 'Displays',
    matter: 'Screens for rooms and lobbies',
    service: 'refreshUpgrade',
  },
  {
    id: 'basaltic',
    name: 'Basaltic Networks',
    sector: 'Networks',
    matter: 'Switches, routers and wireless',
    service: 'networkInstallations',
  },
  {
    id: 'cirrostrat',
    name: 'Cirrostrat Cloud',
    sector: 'Cloud',
    matter: 'Hosting for applications',
    service: 'cloudInfrastructure',
  },
  {
    id: 'inkstone',
    name: 'Inkstone Service Desk',
    sector: 'Software',
    matter: 'The ticketing our desk works in',
    service: 'serviceDesk',
  },
  {
    id: 'palisent',
    name: 'Palisent Security',
    sector: 'Security',
    matter: 'Firewalls',
    service: 'cyberSecurity',
  },
  {
    id: 'vantamic',
    name: 'Vantamic Audio',
    sector: 'Audio',
    matter: 'Microphones and loudspeakers',
    service: 'avManagedServices',
  },
] as const satisfies readonly LogoEntry[];
