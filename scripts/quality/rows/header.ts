import type { QualityRow } from '../row.ts';

/** Header, menu and search. */
export const header: readonly QualityRow[] = [
  {
    id: 'R-30',
    what: 'each group is a button of its own that opens and closes; Esc, leaving and a click elsewhere close; one at a time',
    tests: [
      'Header.test.tsx: opens one panel at a time, by click, Enter and Space',
      'Header.test.tsx: points each button at the panel it opens',
      'Header.test.tsx: closes a panel by Esc and gives the focus back to its button',
      'Header.test.tsx: closes a panel when the focus or a click goes elsewhere',
      'menu.spec.ts: has one panel open at a time, and closes it by Esc and by a click elsewhere',
    ],
  },
  {
    id: 'R-31',
    what: 'panels open by a click, not by a pointer that passes',
    tests: ['styles.test.ts: uncover nothing for a pointer alone'],
    looked: { on: '2026-11-22', found: 'no code listens for a pointer over the menu' },
  },
  {
    id: 'R-32',
    what: 'exactly the current page is marked, and its group, by more than colour',
    tests: [
      'Header.test.tsx: marks exactly the page that is shown, and its group',
      'Header.test.tsx: marks the group of a page that stands below one of its pages',
      'robust.spec.ts: buttons, cards and inputs keep an edge, and what is chosen stands out',
    ],
  },
  {
    id: 'R-33',
    what: 'all links of the menu can be reached at 1280 and 320 px, each can be brought into view, and the page behind does not scroll',
    tests: [
      'menu.spec.ts: leads to all its pages',
      'menu.spec.ts: opens whole at 320 px, leads to all its pages, and closes again',
      'menu.spec.ts: an open menu and an open search move nothing, have no fault for axe, and leave nothing out of reach',
    ],
    looked: { on: '2026-11-22', found: 'reached by opening each group, not by Tab alone' },
  },
  {
    id: 'R-34',
    what: 'opening the menu or the search closes the other and clears query, results and flag; a choice closes both',
    tests: [
      'uiSlice.test.ts: closes the menu when search opens, and search when the menu opens',
      'searchSlice.test.ts: forgets the search on $type',
      'Header.test.tsx: are never open at once',
      'search.spec.ts: announces results, and the one that is chosen opens and closes the search',
    ],
  },
  {
    id: 'R-35',
    what: 'the search takes the focus; Esc and its button close it and give the focus back',
    tests: [
      'SearchPopup.test.tsx: takes the focus to its field, which says what it needs',
      'search.spec.ts: closes by Esc and by its button, gives the focus back, and forgets the query',
    ],
  },
  {
    id: 'R-36',
    what: 'the search is a form with a label, sent by Enter; its results are a list of links, and their number is said',
    tests: [
      'SearchPopup.test.tsx: answers with links, counted aloud, their short titles cut to 50 characters',
      'search.spec.ts: announces results, and the one that is chosen opens and closes the search',
    ],
  },
  {
    id: 'R-37',
    what: 'the field says that five characters are needed; a shorter query finds nothing, in the specified words',
    tests: [
      'SearchPopup.test.tsx: takes the focus to its field, which says what it needs',
      'SearchPopup.test.tsx: finds nothing for a short query, and says why',
    ],
  },
  {
    id: 'R-38',
    what: 'what has the focus never lies beneath the header, on the way back either',
    tests: [
      'tabbing.spec.ts: a page says nothing and keeps nothing as it opens, and no focus lies beneath the header on the way back',
    ],
    looked: { on: '2026-11-22', found: 'two pages, by focus rather than by key' },
  },
  {
    id: 'R-39',
    what: 'a very low window is left to the page',
    tests: ['robust.spec.ts: the header leaves a very low window to the page'],
  },
  {
    id: 'R-40',
    what: 'telephone numbers and addresses of e-mail are links, large enough to hit',
    tests: [
      'Header.test.tsx: leads to phone, mail and home',
      'ContactPage.test.tsx: shows each office with its address, email and phone',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
  },
  {
    id: 'R-41',
    what: 'the page does not move as it loads, nor when the menu opens',
    tests: [
      'shift.spec.ts: nothing moves by itself at ${width} px, however late fonts, scripts and styles come',
      'menu.spec.ts: an open menu and an open search move nothing, have no fault for axe, and leave nothing out of reach',
    ],
  },
];
