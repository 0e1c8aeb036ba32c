import type { QualityRow } from '../row.ts';

/** Dialogs, tabs, cards and pictures. */
export const views: readonly QualityRow[] = [
  {
    id: 'R-90',
    what: 'a dialog is named after the person, holds the focus, closes in four ways and hands the focus back, and fits a small telephone',
    tests: [
      'people.spec.ts: closes by ${way} and hands the focus back to the button that opened it',
      'people.spec.ts: keeps the focus inside, and the page behind it from scrolling',
      'people.spec.ts: fits a small telephone and scrolls to its end, its X always in sight',
      'ReadMoreModal.test.tsx: opens under the name of what it shows, which stands in its heading',
    ],
  },
  {
    id: 'R-91',
    what: 'what a dialog says stands in the page, too',
    tests: [
      'people.spec.ts: without JavaScript every description unfolds in place, and no dead button is shown',
      'PeoplePage.test.tsx: keeps every description in the page for readers without JavaScript',
    ],
  },
  {
    id: 'R-92',
    what: 'tabs: one stop, arrows, the choice in the address',
    tests: [
      'Tabs.test.tsx: is one stop for Tab; arrows, Home and End choose and wrap around',
      'Tabs.test.tsx: shows the first panel by default, named by its tab',
      'stories.spec.ts: the case studies open at the first tab; arrows choose, and the address follows',
    ],
  },
  {
    id: 'R-93',
    what: 'a card is one link that covers it, nothing to press inside a link, and a ring around the whole',
    tests: [
      'robust.spec.ts: everything that takes the focus shows a line and a halo',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
    looked: { on: '2026-11-22', found: 'Card draws one link, its heading, stretched by the stylesheet' },
  },
  {
    id: 'R-94',
    what: 'pictures have their size and say what they are, or that they say nothing',
    tests: [
      'documents.test.ts: keeps room for its pictures, and says what each is or that it is for the eye',
      'BarChart.test.tsx: says in a sentence what it draws, and draws in proportion',
    ],
    looked: {
      on: '2026-11-22',
      found: 'the names of customers and partners are drawn as word marks, each beside its name in text',
    },
  },
  {
    id: 'R-95',
    what: 'nothing of another company is loaded before a click; what comes stands in a closed frame, with a link and the address in words',
    tests: [
      'OfficeMap.test.tsx: shows the map in a closed frame, with the focus, only after a click',
      'contact.spec.ts: a map comes from its host after a click on its own button, and not before',
      'PlaceholderPicture.test.tsx: plays the video only after a click',
    ],
  },
  {
    id: 'R-96',
    what: 'the world map has its places as a list of text beside it',
    tests: [
      'motion.spec.ts: the list of places and the map point at each other',
      'HomePage.test.tsx: shows all its words, five tiles and every place',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
    looked: { on: '2026-11-22', found: 'the map’s names are HTML; no text stands in the drawing' },
  },
  {
    id: 'R-97',
    what: 'the spinner says what it waits for, comes after 300 ms and stands still where that is wanted',
    tests: [
      'styles.test.ts: let the spinner appear as late as the figure says, and blur nothing',
      'styles.test.ts: insist on nothing but stillness, where a visitor wants it',
      'CareersPage.test.tsx: shows three skeletons and says that it is loading until the openings arrive',
    ],
    looked: {
      on: '2026-11-22',
      found: 'not so yet: nothing keeps it in sight for at least 500 ms once it is there',
    },
  },
  {
    id: 'R-98',
    what: 'list and job say when they load, fail or are empty, and keep their height meanwhile',
    tests: [
      'CareersPage.test.tsx: shows three skeletons and says that it is loading until the openings arrive',
      'CareersPage.test.tsx: says that there are no openings and how to apply all the same',
      'CareersPage.test.tsx: says that loading failed, logs the specified line, and loads again on Retry',
      'JobPage.test.tsx: says that the opening is loading until it arrives',
      'JobPage.test.tsx: says that loading failed, never that there is no job, and loads again on Retry',
    ],
    looked: {
      on: '2026-11-22',
      found: 'skeletons have about the height of a card; no test measures the shift when openings come late',
    },
  },
];
