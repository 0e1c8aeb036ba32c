import type { QualityRow } from '../row.ts';

/** What search engines and other sites read. */
export const searchEngines: readonly QualityRow[] = [
  {
    id: 'R-130',
    what: 'Lighthouse finds nothing for search engines on any page that may be listed; no link whose words say nothing',
    tests: ['documents.test.ts: has no link whose words say nothing of where it leads'],
    looked: { on: '2026-11-22', found: 'Lighthouse is not among the packages and was not run' },
  },
  {
    id: 'R-131',
    what: 'each listed page names its own address; what is hidden is in no list',
    tests: [
      'documents.test.ts: names its own address as the one to list, unless it is kept from search engines',
      'built.test.ts: keeps placeholder, demonstration and error pages from search engines',
      'built.test.ts: lists every other page in the sitemap, once',
      'heads.test.ts: has data only where it may be listed, and is listed only without a wish not to be',
    ],
  },
  {
    id: 'R-132',
    what: 'a sitemap of all addresses that answer 200, with their days, open jobs included, and a robots.txt that names it',
    tests: [
      'built.test.ts: lists every other page in the sitemap, once',
      'sitemap.test.ts: lists the pages, and each open opening with the moment of its last change',
      'sitemap.test.ts: loses an opening that closes, is a draft, or appears later',
    ],
  },
  {
    id: 'R-133',
    what: 'what other sites show of a page: title, text, address, picture',
    tests: [
      'socialTags.test.ts: is title, description, address and a picture with its size and words',
      'heads.test.ts: says to other sites what it says of itself, with a picture that is there, whole and described',
      'drawSite.test.ts: are the same to the byte when they are drawn again, another for each subject, and light to send',
      'drawSite.test.ts: hold %s at %i by %i pixels',
    ],
  },
  {
    id: 'R-134',
    what: 'structured data of company, site, breadcrumbs, services and case studies',
    tests: [
      'structuredData.test.ts: is the company and the site, with its search, on the home page',
      'structuredData.test.ts: is the subject of %s, under the heading that it shows',
      'structuredData.test.ts: is the way that each breadcrumb shows, and none where there is no breadcrumb',
      'heads.test.ts: speaks of things in schema.org’s published words, with all that Google asks for',
      'heads.test.ts: says as data nothing that the page does not show',
      'heads.test.ts: shows the way from home on every page but home, as its data say it',
      'heads.test.ts: names a logo that is large enough',
    ],
  },
  {
    id: 'R-135',
    what: 'structured data of an open job, equal to what is shown, gone when it closes',
    tests: [
      'jobPosting.test.ts: say what is known, and nothing else',
      'jobPosting.test.ts: is one posting, with the words that the page shows',
      'jobPosting.test.ts: is nothing at %s',
    ],
  },
  {
    id: 'R-136',
    what: 'a closed job says so with 410 and leads on; an unknown one says so with 404',
    tests: [
      'pages.test.ts: renders %s with status %i',
      'JobPage.test.tsx: says that the job is closed, logs it, and leads to the open ones',
      'apply.spec.ts: an opening that staff add appears on the site, closes, and comes back',
      'shell.spec.ts: /career-details/${id} is no job',
    ],
  },
  {
    id: 'R-137',
    what: 'no structured data for decoration',
    tests: ['documents.test.ts: claims no questions, instructions or translations that it does not have'],
  },
  {
    id: 'R-138',
    what: 'no other language is claimed where there is none',
    tests: ['documents.test.ts: claims no questions, instructions or translations that it does not have'],
  },
  {
    id: 'R-139',
    what: 'without JavaScript all words and links are there, and React changes nothing as it takes over',
    tests: [
      'built.test.ts: %s reads well without JavaScript',
      'shell.spec.ts: ${paths[name]} is taken over by React without a word and without being drawn anew',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'held by the heading that stays and by silence of the console; texts are not compared word by word',
    },
  },
  {
    id: 'R-140',
    what: 'careers and jobs are drawn as they are now',
    tests: [
      'pages.test.ts: renders the careers list with the open openings in it',
      'apply.spec.ts: an opening that staff add appears on the site, closes, and comes back',
    ],
  },
  {
    id: 'R-141',
    what: 'feeds of jobs and of news',
    looked: { on: '2026-11-22', found: 'not so yet: there is no feed' },
  },
];
