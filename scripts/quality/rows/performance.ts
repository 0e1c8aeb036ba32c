import type { QualityRow } from '../row.ts';

/** Speed and size, beside what others reach. */
export const performance: readonly QualityRow[] = [
  {
    id: 'PERF-1',
    what: 'no script on the way to the largest paint',
    tests: ['firstPaint.test.ts: is nothing but the page itself: %s'],
  },
  {
    id: 'PERF-2',
    what: 'HTML and what paints it: 12 kB on every page, 14 on the richest',
    tests: ['firstPaint.test.ts: comes in one flight: %s'],
    looked: {
      on: '2026-11-23',
      found:
        'not so yet: 8 to 11.7 kB (brotli) with the styles on most pages, 13.7 on home, the richest; 12.1 on careers with its openings, 12.9 on contact, 13.0 on a job',
    },
  },
  {
    id: 'PERF-3',
    what: 'scripts of 95 kB on pages of content, 115 on careers and jobs',
    tests: ['budgets.test.ts: holds every figure of every kind of page, to the byte'],
    looked: {
      on: '2026-11-23',
      found:
        'not so yet: from 95 to 106 kB (brotli) on pages of content, 99.5 on home; 105 on careers and 103 on a job (docs/performance.md)',
    },
  },
  {
    id: 'PERF-4',
    what: 'home with everything in 125 kB, fonts of 40 kB beside',
    tests: ['fonts.test.ts: are two files of 40 kB together'],
    looked: {
      on: '2026-11-22',
      found: 'not so yet: HTML, all styles and scripts of home are 142 kB (brotli); fonts are 38 kB',
    },
  },
  {
    id: 'PERF-5',
    what: 'the largest paint at 0.6 of a lean peer’s and within 0.9 s',
    looked: {
      on: '2026-11-22',
      found:
        'npm run bench -- vitals (--peer for a peer), medians of 3: 1.05 to 1.2 s simulated, not so yet; 0.81 to 0.9 s on a line and processor that are slow in fact (docs/performance.md)',
    },
  },
  {
    id: 'PERF-6',
    what: 'first paint 0.85 s, blocking 30 ms, shift 0.005',
    tests: [
      'shift.spec.ts: nothing moves by itself at ${width} px, however late fonts, scripts and styles come',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'the shift is held, 0.000 in Lighthouse, too; first paint 0.87 to 1.2 s, blocked 38 to 92 ms, not so yet (npm run bench -- vitals)',
    },
  },
  {
    id: 'PERF-7',
    what: 'Lighthouse at 100 four times over',
    looked: {
      on: '2026-11-22',
      found:
        'npm run bench -- vitals, ten kinds of page, three runs each: 100 four times over, but for 99 of performance in single runs of home, a practice and careers',
    },
  },
  {
    id: 'PERF-8',
    what: 'the next page within 50 ms of a click, or 100 without warning',
    tests: [
      'ahead.spec.ts: a click on the home page and on the list of openings asks for nothing: all is there',
    ],
    looked: {
      on: '2026-11-22',
      found:
        'npm run bench -- navigation: no request after the click; the time is short of the aim (docs/performance.md)',
    },
  },
  {
    id: 'PERF-9',
    what: 'the list of openings as fast as a small file from nginx',
    looked: {
      on: '2026-11-22',
      found:
        'not so yet, npm run bench -- serve: 0.65 to 0.96 of one nginx worker on a loaded machine where one request is repeated, 0.64 by processor time (docs/performance.md)',
    },
  },
  {
    id: 'PERF-10',
    what: '3,000 applications and 300 uploads a second, each on disk before its answer',
    looked: {
      on: '2026-11-22',
      found:
        'npm run bench -- submit, two quiet cores: 3,963 applications and 1,063 uploads of 135 kB (docs/performance.md)',
    },
  },
  {
    id: 'PERF-11',
    what: 'a cold build in 20 s on two quiet cores',
    looked: {
      on: '2026-11-22',
      found: '31 s beside the checks of npm test, with an empty cache; 9 s with a full one',
    },
  },
  {
    id: 'PERF-12',
    what: 'a hundred times the content costs the first load under 1 kB',
    looked: { on: '2026-11-22', found: 'not measured' },
  },
  {
    id: 'PERF-13',
    what: '10,000 openings in a page of 150 kB',
    looked: {
      on: '2026-11-22',
      found: 'npm run bench -- openings: 107 kB, held by manyOpenings.test.ts',
    },
  },
];
