import { pages } from './pages.ts';
import type { OpeningSummary } from '../contract/schemas.ts';
import type { PageName } from './paths.ts';
import { documentTexts } from './documentTexts.ts';
import { site } from './site.ts';

/**
 * Titles for search results and browser tabs, where a page's name in the menu says too little, or is too much like that
 * of another page. They begin with that name, or nearly so.
 */
const longTitles: Partial<Record<PageName, string>> = {
  aboutUs: 'About Us: three offices, one IT services team',
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

/** The document's title: 'Page – Company'. `undefined` stands for an unknown URL. */
export const pageTitle = (name: PageName | undefined): string => {
  if (name === 'home') return `${site.fullName} – ${documentTexts.homeTitle}`;
  return `${name ? pageSubject(name) : documentTexts.notFound.title} – ${site.name}`;
};

/** Longer titles are cut in the results of search engines. */
const TITLE_LENGTH = 60;

/** The title of an opening's page without the company: the job and its place, if there is room for both. */
export const openingTitle = ({
  job_title,
  location,
}: Pick<OpeningSummary, 'job_title' | 'location'>): string => {
  const placed = `${job_title}, ${location}`;
  return `${placed} – ${site.name}`.length > TITLE_LENGTH ? job_title : placed;
};
