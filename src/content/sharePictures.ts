import { pages, type PageKind } from './pages.ts';
import type { PageName } from './paths.ts';
import { practiceSummaries } from './practiceSummaries.ts';
import { practices, type PracticeKey } from './practices.ts';
import { site } from './site.ts';
import { capitalise } from '../lib/capitalise.ts';
import { listCities, countOffices } from './officeNames.ts';

/** Size in pixels of the pictures that other sites show beside a link to us. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The title and the line of a picture in `public/images`. Both are in its middle square, which some sites cut out. */
export interface SharePicture {
  title: string;
  line: string;
  practice?: PracticeKey;
}

const toPracticePicture = (practice: PracticeKey): SharePicture => ({
  title: pages[practices[practice].page].title,
  line: practiceSummaries[practice],
  practice,
});

const [count = ''] = countOffices().split(' ');

/** One picture for each subject, shared by its pages. */
export const sharePictures = {
  company: { title: site.fullName, line: '' },
  engineering: toPracticePicture('engineering'),
  managed: toPracticePicture('managed'),
  audioVisual: toPracticePicture('audioVisual'),
  network: toPracticePicture('network'),
  staffing: toPracticePicture('staffing'),
  services: { title: 'What we do', line: 'Five practices, and what each of them takes off your hands.' },
  cases: { title: 'Case studies', line: 'What was wrong, what we did, and what changed.' },
  careers: { title: 'Careers', line: 'Where the work is, what it consists of, and how to apply.' },
  about: { title: 'Who we are', line: `${capitalise(count)} teams in ${count} time zones.` },
  people: { title: 'Our people', line: 'Whom to ask, and what they look after.' },
  news: { title: 'News', line: 'What has changed lately, and for whom.' },
  contact: { title: 'Talk to us', line: `Offices in ${listCities()}. A person answers.` },
} as const satisfies Record<string, SharePicture>;

export type SharePictureName = keyof typeof sharePictures;

const byKind: Partial<Record<PageKind, SharePictureName>> = {
  servicesOverview: 'services',
  solution: 'services',
  caseStudies: 'cases',
  caseStudy: 'cases',
  furtherCases: 'cases',
  careers: 'careers',
  job: 'careers',
  receipt: 'careers',
  withdrawal: 'careers',
  withdrawn: 'careers',
  careerPosts: 'careers',
  about: 'about',
  footprints: 'about',
  logos: 'about',
  testimonials: 'about',
  people: 'people',
  news: 'news',
  contact: 'contact',
  messageOutcome: 'contact',
};

/** The picture of a page. Pages without a subject and unknown URLs have the company's. */
export const findSharePicture = (name: PageName | undefined): SharePictureName => {
  if (name === undefined) return 'company';
  const page = pages[name];
  return 'practice' in page ? page.practice : (byKind[page.kind] ?? 'company');
};

/** URL of a picture. The company's differs, because other sites link to it. */
export const sharePath = (name: SharePictureName): string =>
  name === 'company' ? '/images/link.png' : `/images/link-${name}.png`;

/** Alternative text of a picture. */
export const shareAlt = (name: SharePictureName): string =>
  name === 'company'
    ? `${site.fullName}: the mark and the name before a net of lines and nodes`
    : `“${sharePictures[name].title}”, with the mark and name of ${site.fullName}, before a net of lines and nodes`;
