import type { QualityRow } from '../row.ts';

/** Store, packages and the files of the project. */
export const ecosystem: readonly QualityRow[] = [
  {
    id: 'R-170',
    what: 'one place makes stores, by a function, and gives typed hooks',
    tests: [
      'sources.test.ts: makes stores in one place and has one api',
      'store.test.ts: shares neither state nor what is on its way between stores',
    ],
  },
  {
    id: 'R-171',
    what: 'slices by subject, actions as past events, none that sets',
    tests: ['sources.test.ts: names no action as an order: not setMenu, but menuToggled'],
    looked: {
      on: '2026-11-22',
      found: 'ESLint refuses exported names that begin with set; the header is in the slices ui and search',
    },
  },
  {
    id: 'R-172',
    what: 'one api, its endpoints brought by the parts that need them, no call in a component',
    tests: [
      'sources.test.ts: makes stores in one place and has one api',
      'sources.test.ts: calls servers from the store alone, but to ask which build is served',
      'built.test.ts: keeps RTK Query out of what the home page loads',
      'floors.test.ts: catch %s',
    ],
  },
  {
    id: 'R-173',
    what: 'reads are tried twice more, not after a refusal; writes only under a key; answers are checked at the door',
    tests: [
      'JobPage.test.tsx: tries twice more by itself when the server stumbles',
      'careersApi.test.ts: asks once only when the server refuses, and logs the specified line',
      'applicationApi.test.ts: sends again under the same key after %d, until it is taken',
      'checkAnswers.test.ts: survives whatever comes over the wire',
    ],
  },
  {
    id: 'R-174',
    what: 'what is shown is asked for anew when the connection is back; what a page was drawn from is not asked for again',
    tests: [
      'careersApi.test.ts: asks anew when the connection is back, for what is shown only',
      'careersApi.test.ts: knows what a page was rendered from: open, closed, unknown',
      'CareersPage.test.tsx: draws the openings it was rendered with without asking for them',
    ],
    looked: {
      on: '2026-11-22',
      found: 'nothing asks by the clock; answers are kept for 300 seconds, by the one api’s setting',
    },
  },
  {
    id: 'R-175',
    what: 'actions tell a story, and hold no file and nothing personal',
    tests: [
      'applicationSending.test.tsx: lets nothing of the applicant into the state or an action, nor leaves it beside the store',
      'contactSending.test.tsx: lets nothing that was typed into the state or an action',
      'contactSending.test.tsx: tells the store how a submit stands, as past events and without what was typed',
      'PeoplePage.test.tsx: opens the whole description of the person chosen, of one at a time',
    ],
  },
  {
    id: 'R-176',
    what: 'pages load by themselves, components of the library one by one',
    tests: [
      'sources.test.ts: takes the components of Bootstrap one by one, and none of its scripts',
      'built.test.ts: keeps RTK Query out of what the home page loads',
    ],
  },
  {
    id: 'R-177',
    what: 'Bootstrap is shaped by its variables, nothing is insisted on, none of its scripts are loaded',
    tests: [
      'styles.test.ts: insist on nothing but stillness, where a visitor wants it',
      'sources.test.ts: takes the components of Bootstrap one by one, and none of its scripts',
    ],
    looked: { on: '2026-11-22', found: 'Bootstrap’s own utilities insist, as it makes them' },
  },
  {
    id: 'R-178',
    what: 'package.json has the usual commands and fields',
    tests: [
      'project.test.ts: has the commands and fields that people and tools look for',
      'project.test.ts: names each package in one version, from the public registry',
    ],
  },
  {
    id: 'R-179',
    what: 'the usual files stand in the project, and a fresh copy starts and tests',
    tests: ['project.test.ts: has the files that people and tools look for'],
    looked: {
      on: '2026-11-22',
      found: 'that a fresh copy starts and tests is what .ci/run does, not a test',
    },
  },
  {
    id: 'R-180',
    what: 'the build: typed, names by content, limits as errors, hidden source maps, a store of its own, the specified paths',
    tests: [
      'scripts.test.ts: are named by their content: main, and chunks on the specified path',
      'scripts.test.ts: wait for a chunk as long as the figure says, and lead nobody to their sources',
      'built.test.ts: %s loads only files that exist',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'webpack.config.ts is typed and keeps a cache; its limits are 510,000 bytes for an entry and 360,000 for a file, and break the build',
    },
  },
  {
    id: 'R-181',
    what: 'no warning of the linter about accessibility; axe on what is drawn',
    tests: [
      'accessibility.test.tsx: has no fault on the page of a job, before and after a failed attempt',
      'ContactPage.test.tsx: has no accessibility fault, before and after errors (%s)',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'npm run check holds jsx-a11y’s strict rules without a warning; components are seen by axe on their pages, not each alone',
    },
  },
  {
    id: 'R-182',
    what: 'words stand in typed files of their own, none empty, doubled or too long',
    tests: [
      'pages.test.ts: gives every page a heading and a description of its own',
      'pages.test.ts: has something to say on every page, and the same sentence on no two',
      'sentences.test.ts: stands nowhere twice',
      'catalogue.test.ts: leaves no title or short title empty',
    ],
    looked: { on: '2026-11-22', found: 'no test looks for words in components' },
  },
  {
    id: 'R-183',
    what: 'what differs from the description is told, with its reason',
    tests: ['project.test.ts: has the files that people and tools look for'],
    looked: {
      on: '2026-11-22',
      found:
        'docs/deviations.md has a line for each that is known; whether one is missing only reading tells',
    },
  },
];
