import type { ResultKind } from '../../contract/siteSearch.ts';
import { loadPageTexts } from '../loadPageTexts.ts';
import { news } from '../news.ts';
import { toOfficeName, toOfficeId } from '../officeNames.ts';
import { pages, type Page, type PageKind } from '../pages.ts';
import { paths, type StaticPageName } from '../paths.ts';
import { board } from '../people/board.ts';
import type { Person } from '../people/person.ts';
import { team } from '../people/team.ts';
import { staticPageNames } from '../resolvePath.ts';
import { site } from '../site.ts';
import { otherNames } from './otherNames.ts';
import type { SiteEntry } from './siteIndex.ts';

const kinds: Partial<Record<PageKind, ResultKind>> = {
  practice: 'service',
  service: 'service',
  servicesOverview: 'service',
  solution: 'solution',
  caseStudies: 'caseStudy',
  caseStudy: 'caseStudy',
  furtherCases: 'caseStudy',
};

/** The text of a page's main part. */
export type ReadBody = (name: StaticPageName) => string;

const toPageEntry = async (name: StaticPageName, readBody: ReadBody): Promise<SiteEntry> => {
  const { h1, description } = await loadPageTexts(name);
  const kind = kinds[pages[name].kind] ?? 'page';
  const otherTitles = kind === 'caseStudy' ? [`case study ${h1}`] : [];
  return {
    kind,
    title: name === 'home' ? site.fullName : pages[name].title,
    url: paths[name],
    lead: description,
    names: [h1, ...otherTitles, ...(otherNames[name] ?? [])],
    body: readBody(name),
  };
};

const toPersonEntry = (
  page: StaticPageName,
  { id, name, designation, place, ...person }: Person,
): SiteEntry => ({
  kind: 'person',
  title: name,
  url: `${paths[page]}#${id}`,
  lead: `${designation}, ${place}. ${person.shortdescription}`,
  names: [],
  body: person.description.join(' '),
});

/** The section of the contact page that people look for by name. */
const legalEntries: readonly SiteEntry[] = [
  {
    kind: 'page',
    title: 'Terms and Conditions',
    url: `${paths.contactUs}#terms`,
    lead: 'What these pages bind you and us to, and what they do not.',
    names: ['terms', 'conditions', 'legal'],
    body: 'imprint copyright',
  },
];

/** Everything that the search can find, except openings, which change at run time. */
export const makeSiteEntries = async (readBody: ReadBody): Promise<SiteEntry[]> => {
  const visiblePages = staticPageNames.filter((name) => !(pages[name] as Page).isHidden);
  return [
    ...(await Promise.all(visiblePages.map((name) => toPageEntry(name, readBody)))),
    ...team.map((person) => toPersonEntry('ourTeam', person)),
    ...board.map((person) => toPersonEntry('ourBoard', person)),
    ...site.offices.map((office): SiteEntry => ({
      kind: 'office',
      title: toOfficeName(office),
      url: `${paths.contactUs}#${toOfficeId(office)}`,
      lead: `${office.role}. ${[...office.address, office.country].join(', ')}`,
      names: [office.city],
      body: '',
    })),
    ...news.map(({ id, title, paragraphs: [lead = '', ...others] }): SiteEntry => ({
      kind: 'news',
      title,
      url: `${paths.companyNews}#${id}`,
      lead,
      names: [],
      body: others.join(' '),
    })),
    ...legalEntries,
  ];
};
