import { pages } from './pages.ts';
import type { OpeningSummary } from '../contract/schemas.ts';
import type { PageName } from './paths.ts';
import { documentTexts } from './documentTexts.ts';
import { site } from './site.ts';
import { countOffices } from './officeNames.ts';

/**
 * Titles for search results and browser tabs, where a page's name in the menu says too little, or is too much like that
 * of another page. They begin with that name, or nearly so.
 */
const longTitles: Partial<Record<PageName, string>> = {
  aboutUs: `About Us: ${countOffices()}, one IT services team`,
  ourTeam: 'Our Team: whom to ask, and what they do',
  ourBoard: 'Our Board: who decides about the company',
  partners: 'Partners: the products we install and run',
  aboutCaseStudies: 'Case Studies: voting, telecom and messaging',
  companyNews: 'Company News of the last twelve months',
  careers: 'Careers: openings in IT support and networks',
  contactUs: 'Contact Us: offices, telephone and email',
  contactForm: 'Contact Form: ask for a quote or information',
  howWeWork: 'How We Work: start, prices and contract',
  devOps: 'DevOps: pipelines, tests and safe releases',
  dataCabling: 'Data Cabling in copper and fibre',
  networkInfrastructure: 'Network Infrastructure: audits to field work',
  managedNetwork: 'Managed Network: switches, wireless and lines',
  solutionsNetwork: 'Network Solutions: from plan to operation',
  networkOperation: 'Network Operation 24/7: faults fixed at night',
  networkOperationsCenter: 'Network Operations Centre: watched in shifts',
};

/** A page's title without the company. */
export const pageSubject = (name: PageName): string => longTitles[name] ?? pages[name].title;

/** Longer titles are cut in the results of search engines, and shorter ones replaced. */
const TITLE_LENGTH = { min: 25, max: 60 } as const;

const fits = (title: string): boolean => title.length >= TITLE_LENGTH.min && title.length <= TITLE_LENGTH.max;

/** The document's title: 'Page – Company', shortened if the company's name is long. `undefined` is an unknown URL. */
export const pageTitle = (name: PageName | undefined): string => {
  if (!name) return `${documentTexts.notFound.title} – ${site.name}`;
  const subject = pageSubject(name);
  const titles =
    name === 'home'
      ? [`${site.fullName} – ${documentTexts.homeTitle}`, `${site.name} – ${documentTexts.homeTitle}`]
      : [`${subject} – ${site.name}`, `${pages[name].title} – ${site.name}`, subject];
  return titles.find(fits) ?? titles[0] ?? '';
};

/** 'Austin' of 'Austin, Texas, United States', 'London and 2 more places' of three, and 'Remote' of 'Remote (Ireland)'. */
const shortenLocation = (location: string): string => {
  const [first = '', ...others] = location.split('; ');
  const name = first.split(/,| \(/)[0] ?? '';
  if (others.length === 0) return name;
  return `${name} and ${others.length} more place${others.length === 1 ? '' : 's'}`;
};

/** The title of an opening's page without the company: the job and its place, which is shortened to fit. */
export const openingTitle = ({
  job_title,
  location,
}: Pick<OpeningSummary, 'job_title' | 'location'>): string => {
  const titles = [location, shortenLocation(location)].map((place) => `${job_title}, ${place}`);
  return titles.find((title) => `${title} – ${site.name}`.length <= TITLE_LENGTH.max) ?? titles.at(-1) ?? '';
};
