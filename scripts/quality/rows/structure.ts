import type { QualityRow } from '../row.ts';

/** Structure, landmarks and the ways between pages. */
export const structure: readonly QualityRow[] = [
  {
    id: 'R-01',
    what: 'axe finds nothing on any route, light and dark, wide and narrow, with menu, search, dialog or errors open',
    tests: [
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
      'people.spec.ts: axe finds nothing on these pages, dialog closed and open',
      'stories.spec.ts: axe finds nothing on stories, roles and services',
      'contactSending.spec.ts: an empty form on ${path} at ${width} px says in red that it failed, and where',
      'menu.spec.ts: an open menu and an open search move nothing, have no fault for axe, and leave nothing out of reach',
    ],
    looked: {
      on: '2026-11-22',
      found: 'the open menu and the open search are looked at on one page, the search at 1280 px only',
    },
  },
  {
    id: 'R-02',
    what: 'no error of HTML in any built file',
    looked: { on: '2026-11-22', found: 'no validator of HTML is among the packages, so nothing checks it' },
  },
  {
    id: 'R-03',
    what: 'one first heading on each page, no level skipped, no two pages with the same',
    tests: ['documents.test.ts: has one first heading, another on each, and skips no level below it'],
  },
  {
    id: 'R-04',
    what: 'one header, main part and footer on each page, each navigation with a name, nothing outside of them',
    tests: [
      'documents.test.ts: is in English, with one header, one main part and one footer, and navigation with names of its own',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
  },
  {
    id: 'R-05',
    what: 'the first Tab shows a link that leads past the header',
    tests: ['shell.spec.ts: the first Tab reaches the skip link, which leads past the header'],
    looked: {
      on: '2026-11-22',
      found:
        'held on one page; the link is the same on all. Its contrast is in the theme, not measured by itself',
    },
  },
  {
    id: 'R-06',
    what: 'pages say that they are English; styles speak of beginning and end, not of left and right',
    tests: [
      'documents.test.ts: is in English, with one header, one main part and one footer, and navigation with names of its own',
      'styles.test.ts: speak of beginning and end instead of left and right',
    ],
  },
  {
    id: 'R-07',
    what: 'each page has a title of at most 60 characters and a description of 70 to 160, both its own',
    tests: [
      'documents.test.ts: has a title and a description of its own that a result list shows whole',
      'pages.test.ts: gives every page a heading and a description of its own',
    ],
    looked: { on: '2026-11-22', found: 'home alone names the company first' },
  },
  {
    id: 'R-08',
    what: 'a breadcrumb on services, solutions, case studies and jobs',
    tests: [
      'built.test.ts: shows the way back in a breadcrumb on services, solutions, case studies and roles',
      'services.test.tsx: shows the way back in a breadcrumb',
    ],
    looked: { on: '2026-11-22', found: 'the job page draws the same one; no test of its own' },
  },
  {
    id: 'R-09',
    what: 'no dead link; other spellings lead on by 301; an unknown address is a designed 404',
    tests: [
      'built.test.ts: %s has no dead link',
      'pages.test.ts: sends %s to its one address',
      'pages.test.ts: %s leads to the page it means',
      'shell.spec.ts: an unknown address is answered with 404 and a page with ways on',
    ],
  },
  {
    id: 'R-10',
    what: 'links of the menu lead to the same page from whatever depth',
    tests: [
      'Header.test.tsx: holds every link, each absolute and in its one spelling, whatever the page',
      'menu.spec.ts: leads to all its pages',
    ],
  },
  {
    id: 'R-20',
    what: 'after a navigation the focus is on the new heading, without a ring for the pointer',
    tests: [
      'shell.spec.ts: a navigation sets title, focus and announcement and starts at the top; Back returns to the place',
    ],
    looked: {
      on: '2026-11-22',
      found: 'the ring is drawn for :focus-visible only, and not on headings; no test looks for it',
    },
  },
  {
    id: 'R-21',
    what: 'the new title is announced once, nothing on the first load',
    tests: [
      'shell.spec.ts: a navigation sets title, focus and announcement and starts at the top; Back returns to the place',
      'tabbing.spec.ts: a page says nothing and keeps nothing as it opens, and no focus lies beneath the header on the way back',
      'arrival.spec.ts: a job is announced by its name',
    ],
  },
  {
    id: 'R-22',
    what: 'every link ends at the top of its page, also one to the page itself; a link to a place ends at that place, below the header',
    tests: [
      'shell.spec.ts: a link to the page itself ends at its top',
      'shell.spec.ts: privacy in the footer ends at its place on the contact page, below the header',
      'arrival.spec.ts: a link to a place takes the focus there, below the header, on the way and after a load',
    ],
    looked: { on: '2026-11-22', found: 'no test measures the 100 ms' },
  },
  {
    id: 'R-23',
    what: 'Back returns to the place within two pixels, and to the link that was followed',
    tests: [
      'shell.spec.ts: a navigation sets title, focus and announcement and starts at the top; Back returns to the place',
    ],
  },
  {
    id: 'R-24',
    what: 'the title changes before the focus moves; a late page leaves the old one in place, and says after a while that it is coming',
    tests: [
      'arrival.spec.ts: a page that is long in coming shows a bar, and the old page is busy, until it is there',
    ],
    looked: {
      on: '2026-11-22',
      found: 'RouteEffects sets the title before it arrives; the order is tested by no test',
    },
  },
  {
    id: 'R-25',
    what: 'a script that does not come leads to an error page with a way on, at most one reload by itself, and a line in the log',
    tests: [
      'shell.spec.ts: a chunk that never comes shows an error page with a way on, and is logged',
      'arrival.spec.ts: an old tab loads the wanted page afresh, also after a reload',
      'arrival.spec.ts: where the same build is served, a missing chunk shows the error page and nothing is loaded afresh',
    ],
  },
];
