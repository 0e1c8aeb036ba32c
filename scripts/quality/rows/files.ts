import type { QualityRow } from '../row.ts';

/** Files beside the pages, privacy, measurements. */
export const files: readonly QualityRow[] = [
  {
    id: 'R-150',
    what: 'icons in all sizes, a manifest with name, colours and shapes',
    tests: [
      'drawSite.test.ts: hold an icon file with one picture of 32 pixels that can be read',
      'drawSite.test.ts: hold a manifest whose icons exist, under the company’s name',
      'drawSite.test.ts: hold %s at %i by %i pixels',
      'documents.test.ts: tells browsers its colours, icons and manifest',
    ],
  },
  {
    id: 'R-151',
    what: 'files that say where to report a weakness and who made the site',
    tests: [
      'wellKnownFiles.test.ts: tells where to report a vulnerability, for less than a year from the build on',
      'wellKnownFiles.test.ts: leads from there to a policy that is among the files',
      'wellKnownFiles.test.ts: tells people who made the site, and when',
      'project.test.ts: has the files that people and tools look for',
    ],
  },
  {
    id: 'R-152',
    what: 'no cookie, nothing kept but the theme and one’s own draft, nothing asked of other companies',
    tests: [
      'tabbing.spec.ts: a page says nothing and keeps nothing as it opens, and no focus lies beneath the header on the way back',
      'sources.test.ts: keeps on the device the theme, drafts, what was sent and the places of a tab, and no cookie',
      'contact.spec.ts: a map comes from its host after a click on its own button, and not before',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'more is kept than the row says: until the tab is closed also what was sent from it and where it was scrolled to. Every journey fails at a request to another host',
    },
  },
  {
    id: 'R-153',
    what: 'no analytics unless somebody sets them',
    tests: ['sources.test.ts: calls servers from the store alone, but to ask which build is served'],
    looked: { on: '2026-11-22', found: 'there are none that could be set' },
  },
  {
    id: 'R-154',
    what: 'speed as visitors have it is measured and sent',
    looked: { on: '2026-11-22', found: 'not so yet: nothing is measured in visitors’ browsers' },
  },
  {
    id: 'R-155',
    what: 'menu, search, tabs and dialogs answer within 100 ms on a slow processor',
    looked: { on: '2026-11-22', found: 'not measured' },
  },
  {
    id: 'R-156',
    what: 'two fonts of our own, 40 kB together, and no shift when they come',
    tests: [
      'fonts.test.ts: are two files of 40 kB together',
      'fonts.test.ts: hold every character that a built page shows',
      'shift.spec.ts: nothing moves by itself at ${width} px, however late fonts, scripts and styles come',
    ],
    looked: {
      on: '2026-11-22',
      found: 'font-display is optional on the first page, so that nothing shifts, and swap after it',
    },
  },
  {
    id: 'R-157',
    what: 'the map of the world in six kilobytes',
    tests: [
      'drawSite.test.ts: hold the world in one path and the relay in another, in at most six kilobytes (DRAW-6)',
    ],
  },
  {
    id: 'R-158',
    what: 'an accessibility statement, linked in the footer',
    tests: ['built.test.ts: %s has no dead link', 'clicks.test.ts: every page is at most three clicks away'],
    looked: {
      on: '2026-11-22',
      found:
        'the page stands at /accessibility_statement, in its own words; that it is linked in the footer is seen, not tested',
    },
  },
];
