import { paths, type StaticPageName } from './paths.ts';

/** A company; its wordmark is `src/assets/pictures/logos/<id>.svg`. */
export interface LogoEntry {
  id: string;
  title: string;
  /** URL of the company's card. */
  url: string;
  sector: string;
  /** What a customer buys, or what a partner makes. */
  summary: string;
  /** The service in which we work with this company. */
  service: StaticPageName;
  /** Id of the testimonial from the same trade. */
  testimonial?: string;
}

/** URL of a company's wordmark. */
export const logoPath = (id: string): string => `/images/logos/${id}.svg`;

/** Nine invented customers, named nowhere else. */
export const customers = [
  {
    id: 'bellhaven',
    title: 'Bellhaven Logistics',
    url: `${paths.ourCustomers}#bellhaven`,
    sector: 'Freight',
    summary: 'The network in its depots',
    service: 'managedNetwork',
    testimonial: 'logistics',
  },
  {
    id: 'corrigan',
    title: 'Corrigan Thorpe',
    url: `${paths.ourCustomers}#corrigan`,
    sector: 'Law',
    summary: 'The service desk its lawyers call',
    service: 'serviceDesk',
    testimonial: 'law',
  },
  {
    id: 'kestrel',
    title: 'Kestrel Vane',
    url: `${paths.ourCustomers}#kestrel`,
    sector: 'Manufacturing',
    summary: 'Engineers embedded in its team',
    service: 'onsiteEmbedded',
    testimonial: 'manufacturing',
  },
  {
    id: 'meadowlark',
    title: 'Meadowlark Health',
    url: `${paths.ourCustomers}#meadowlark`,
    sector: 'Clinics',
    summary: 'Computers set up and replaced',
    service: 'assetDeployment',
    testimonial: 'health',
  },
  {
    id: 'ostler',
    title: 'Ostler Foods',
    url: `${paths.ourCustomers}#ostler`,
    sector: 'Food production',
    summary: 'Plant networks watched',
    service: 'networkOperationsCenter',
  },
  {
    id: 'pinnock',
    title: 'Pinnock Mutual',
    url: `${paths.ourCustomers}#pinnock`,
    sector: 'Insurance',
    summary: 'Data moved, and kept secure',
    service: 'dataManagement',
    testimonial: 'insurance',
  },
  {
    id: 'tamarind',
    title: 'Tamarind Hotels',
    url: `${paths.ourCustomers}#tamarind`,
    sector: 'Hospitality',
    summary: 'Help for meetings and events',
    service: 'whiteGlove',
  },
  {
    id: 'wexmoor',
    title: 'Wexmoor University',
    url: `${paths.ourCustomers}#wexmoor`,
    sector: 'Education',
    summary: 'Lecture halls maintained',
    service: 'preventativeMaintenance',
    testimonial: 'education',
  },
  {
    id: 'zephyrine',
    title: 'Zephyrine Media',
    url: `${paths.ourCustomers}#zephyrine`,
    sector: 'Broadcast',
    summary: 'Studios cabled',
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
    summary: 'Screens for rooms and lobbies',
    service: 'refreshUpgrade',
  },
  {
    id: 'basaltic',
    title: 'Basaltic Networks',
    url: `${paths.partners}#basaltic`,
    sector: 'Networks',
    summary: 'Switches, routers and wireless',
    service: 'networkInstallations',
  },
  {
    id: 'cirrostrat',
    title: 'Cirrostrat Cloud',
    url: `${paths.partners}#cirrostrat`,
    sector: 'Cloud',
    summary: 'Hosting for applications',
    service: 'cloudInfrastructure',
  },
  {
    id: 'inkstone',
    title: 'Inkstone Service Desk',
    url: `${paths.partners}#inkstone`,
    sector: 'Software',
    summary: 'The ticketing our desk works in',
    service: 'serviceDesk',
  },
  {
    id: 'palisent',
    title: 'Palisent Security',
    url: `${paths.partners}#palisent`,
    sector: 'Security',
    summary: 'Firewalls',
    service: 'cyberSecurity',
  },
  {
    id: 'vantamic',
    title: 'Vantamic Audio',
    url: `${paths.partners}#vantamic`,
    sector: 'Audio',
    summary: 'Microphones and loudspeakers',
    service: 'avManagedServices',
  },
] as const satisfies readonly LogoEntry[];
