import { paths, type StaticPageName } from './paths.ts';

/** A company; its wordmark is `src/assets/pictures/logos/<id>.svg`. */
export interface LogoEntry {
  id: string;
  title: string;
  /** Address of the company's card. */
  url: string;
  sector: string;
  /** What a customer buys, or what a partner makes. */
  matter: string;
  /** The service in which we work with this company. */
  service: StaticPageName;
}

/** Address of a company's wordmark. */
export const logoPath = (id: string): string => `/images/logos/${id}.svg`;

/** Nine invented customers, named nowhere else (docs/requirements.md, CONST-9). */
export const customers = [
  {
    id: 'bellhaven',
    title: 'Bellhaven Logistics',
    url: `${paths.ourCustomers}#bellhaven`,
    sector: 'Freight',
    matter: 'The network in its depots',
    service: 'managedNetwork',
  },
  {
    id: 'corrigan',
    title: 'Corrigan Thorpe',
    url: `${paths.ourCustomers}#corrigan`,
    sector: 'Law',
    matter: 'The service desk its lawyers ring',
    service: 'serviceDesk',
  },
  {
    id: 'kestrel',
    title: 'Kestrel Vane',
    url: `${paths.ourCustomers}#kestrel`,
    sector: 'Manufacturing',
    matter: 'Engineers embedded in its team',
    service: 'onsiteEmbedded',
  },
  {
    id: 'meadowlark',
    title: 'Meadowlark Health',
    url: `${paths.ourCustomers}#meadowlark`,
    sector: 'Clinics',
    matter: 'Computers set up and replaced',
    service: 'assetDeployment',
  },
  {
    id: 'ostler',
    title: 'Ostler Foods',
    url: `${paths.ourCustomers}#ostler`,
    sector: 'Food production',
    matter: 'Plant networks watched',
    service: 'networkOperationsCenter',
  },
  {
    id: 'pinnock',
    title: 'Pinnock Mutual',
    url: `${paths.ourCustomers}#pinnock`,
    sector: 'Insurance',
    matter: 'Data moved, and kept secure',
    service: 'dataManagement',
  },
  {
    id: 'tamarind',
    title: 'Tamarind Hotels',
    url: `${paths.ourCustomers}#tamarind`,
    sector: 'Hospitality',
    matter: 'Help for meetings and events',
    service: 'whiteGlove',
  },
  {
    id: 'wexmoor',
    title: 'Wexmoor University',
    url: `${paths.ourCustomers}#wexmoor`,
    sector: 'Education',
    matter: 'Lecture halls maintained',
    service: 'preventativeMaintenance',
  },
  {
    id: 'zephyrine',
    title: 'Zephyrine Media',
    url: `${paths.ourCustomers}#zephyrine`,
    sector: 'Broadcast',
    matter: 'Studios cabled',
    service: 'dataCabling',
  },
] as const satisfies readonly LogoEntry[];

/** Six invented partners. */
export const partners = [
  {
    id: 'arclume',
    title: 'Arclume Displays',
    url: `${paths.partners}#arclume`,
    sector: 'Displays',
    matter: 'Screens for rooms and lobbies',
    service: 'refreshUpgrade',
  },
  {
    id: 'basaltic',
    title: 'Basaltic Networks',
    url: `${paths.partners}#basaltic`,
    sector: 'Networks',
    matter: 'Switches, routers and wireless',
    service: 'networkInstallations',
  },
  {
    id: 'cirrostrat',
    title: 'Cirrostrat Cloud',
    url: `${paths.partners}#cirrostrat`,
    sector: 'Cloud',
    matter: 'Hosting for applications',
    service: 'cloudInfrastructure',
  },
  {
    id: 'inkstone',
    title: 'Inkstone Service Desk',
    url: `${paths.partners}#inkstone`,
    sector: 'Software',
    matter: 'The ticketing our desk works in',
    service: 'serviceDesk',
  },
  {
    id: 'palisent',
    title: 'Palisent Security',
    url: `${paths.partners}#palisent`,
    sector: 'Security',
    matter: 'Firewalls',
    service: 'cyberSecurity',
  },
  {
    id: 'vantamic',
    title: 'Vantamic Audio',
    url: `${paths.partners}#vantamic`,
    sector: 'Audio',
    matter: 'Microphones and loudspeakers',
    service: 'avManagedServices',
  },
] as const satisfies readonly LogoEntry[];
