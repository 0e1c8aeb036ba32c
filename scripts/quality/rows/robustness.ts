import type { QualityRow } from '../row.ts';

/** What pages bear: colours, sizes, directions, paper. */
export const robustness: readonly QualityRow[] = [
  {
    id: 'R-110',
    what: 'text of 4.5:1, borders of inputs and signs of 3:1, in both themes',
    tests: [
      'tokens.test.ts: has text of at least 4.5:1 on every ground',
      'tokens.test.ts: has borders of inputs, signs and the two tones of the focus ring at 3:1',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
  },
  {
    id: 'R-111',
    what: 'whatever takes the focus shows a ring of two tones that stands out',
    tests: [
      'robust.spec.ts: everything that takes the focus shows a line and a halo',
      'tokens.test.ts: shows the focus ring on every ground',
    ],
    looked: { on: '2026-11-22', found: 'walked through on four pages' },
  },
  {
    id: 'R-112',
    what: 'no page scrolls sideways at 320 px, nor in a window 256 px high',
    tests: [
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
      'robust.spec.ts: every kind of page bears wider spacing of its text',
    ],
    looked: { on: '2026-11-22', found: '256 px high: one page of each kind' },
  },
  {
    id: 'R-113',
    what: 'wider spacing of text cuts nothing off',
    tests: [
      'robust.spec.ts: every kind of page bears wider spacing of its text',
      'stories.spec.ts: nothing overflows or is cut off at 320 px, with text spacing neither',
    ],
  },
  {
    id: 'R-114',
    what: 'text of twice the size works, as a style and as the browser’s setting',
    tests: [
      'robust.spec.ts: every kind of page bears text of twice the size, as a style and as the browser’s setting',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
  },
  {
    id: 'R-115',
    what: 'targets of 24 px everywhere, of 44 px for what is pressed most',
    tests: [
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
      'motion.spec.ts: begins the order of the Tab key with Stop, whose name swaps, and keyboard focus stops it',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'buttons, inputs and rows of the menu are 2.75rem high in the styles; but for the banner’s no test measures 44 px',
    },
  },
  {
    id: 'R-116',
    what: 'in forced colours everything keeps an edge and what is chosen stands out',
    tests: ['robust.spec.ts: buttons, cards and inputs keep an edge, and what is chosen stands out'],
  },
  {
    id: 'R-117',
    what: 'dark follows the system, can be chosen, is kept, and is there before the first paint',
    tests: [
      'ThemeToggle.test.tsx: goes round system, light and dark, and keeps the choice',
      'ThemeToggle.test.tsx: goes on from the choice that the document was painted with, and follows another tab',
      'takeover.spec.ts: the theme button turns the colours and says so',
      'documents.test.ts: tells browsers its colours, icons and manifest',
    ],
    looked: {
      on: '2026-11-22',
      found: 'the colour is set by the script in the head, before the body; no test looks at the first frame',
    },
  },
  {
    id: 'R-118',
    what: 'on paper: no navigation, black on white, a job on two sheets, addresses of links in print',
    tests: [
      'robust.spec.ts: a dark page is black on white, without navigation, and a job takes two sheets at most',
      'receipt.spec.ts: can be read, printed and left at ${width} px',
    ],
    looked: {
      on: '2026-11-22',
      found: 'addresses stand behind links that lead elsewhere, by the style for print; not tested',
    },
  },
  {
    id: 'R-119',
    what: 'pages can be read from right to left',
    tests: [
      'robust.spec.ts: every kind of page can be read from right to left',
      'styles.test.ts: speak of beginning and end instead of left and right',
    ],
  },
  {
    id: 'R-120',
    what: 'who wants more contrast gets stronger borders and text; nothing is blurred',
    tests: [
      'tabbing.spec.ts: a page says nothing and keeps nothing as it opens, and no focus lies beneath the header on the way back',
      'styles.test.ts: let the spinner appear as late as the figure says, and blur nothing',
    ],
    looked: { on: '2026-11-22', found: 'borders are tested; muted text goes with them in the same rule' },
  },
  {
    id: 'R-121',
    what: 'nothing is told only to a pointer',
    tests: ['styles.test.ts: uncover nothing for a pointer alone'],
  },
  {
    id: 'R-122',
    what: 'pictures of twelve pages at three widths, light and dark, are kept and compared',
    tests: ['images.spec.ts: of ${name} look the same at ${WIDTHS.join'],
    looked: {
      on: '2026-11-22',
      found: 'they are of Chromium 156; under another version the test is passed over, and says so',
    },
  },
];
