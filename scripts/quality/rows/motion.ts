import type { QualityRow } from '../row.ts';

/** Banner, sliders and whatever else moves. */
export const motion: readonly QualityRow[] = [
  {
    id: 'R-50',
    what: 'the banner moves on every five seconds, begins again, waits under the pointer, follows swipes of 40 px and the arrow keys',
    tests: [
      'motion.spec.ts: moves on every five seconds and begins again after the last slide',
      'motion.spec.ts: waits while the pointer is over it and goes on when it leaves',
      'motion.spec.ts: moved by ${distance} px shows slide ${expected}',
      'motion.spec.ts: follows the arrow keys only while the focus is inside, and keeps the focus',
    ],
  },
  {
    id: 'R-51',
    what: 'the button that stops comes first, is 44 px large, and its name says what it does next',
    tests: [
      'motion.spec.ts: begins the order of the Tab key with Stop, whose name swaps, and keyboard focus stops it',
      'logoSliders.spec.ts: stop for the keyboard and for the Stop button, which comes first',
    ],
  },
  {
    id: 'R-52',
    what: 'keyboard focus stops what moves, leaving does not start it again, Start does',
    tests: [
      'motion.spec.ts: begins the order of the Tab key with Stop, whose name swaps, and keyboard focus stops it',
      'motion.spec.ts: does not go on by itself when the focus leaves',
    ],
  },
  {
    id: 'R-53',
    what: 'nothing moves for who wants it still, until Start is pressed',
    tests: [
      'motion.spec.ts: nothing moves for a visitor who wants it still, until Start is pressed',
      'styles.test.ts: insist on nothing but stillness, where a visitor wants it',
    ],
    looked: {
      on: '2026-11-22',
      found: 'watched on home, for 15 seconds of the clock; nowhere else does anything move by itself',
    },
  },
  {
    id: 'R-54',
    what: 'nothing moves in a hidden tab, and nothing is made up for',
    tests: ['motion.spec.ts: nothing moves in a hidden tab, and nothing is made up for afterwards'],
  },
  {
    id: 'R-55',
    what: 'logos: four, two or one, every twelve seconds for four, under the pointer too',
    tests: [
      'logoSliders.spec.ts: show ${shown} at ${width} px, before and after they begin to move',
      'logoSliders.spec.ts: move every twelve seconds, for four, under the pointer too',
    ],
  },
  {
    id: 'R-56',
    what: 'copies and hidden slides take no focus; each logo is reached once',
    tests: [
      'logoSliders.spec.ts: let the Tab key reach each shown logo once and no copy',
      'walk.spec.ts: ${route} is in order at 320, 768 and 1280 px, light and dark',
    ],
  },
  {
    id: 'R-57',
    what: 'the buttons answer every click within half a second, in a slow move too',
    tests: [
      'logoSliders.spec.ts: answer two quick clicks with two steps, in half a second each, even during a slow move',
      'logoSliders.spec.ts: lose no step however fast somebody clicks',
    ],
  },
  {
    id: 'R-58',
    what: 'buttons do all that a swipe does; a finger can scroll the page over a slider',
    tests: [
      'motion.spec.ts: shows the slide that is chosen, and the next on every click',
      'styles.test.ts: leave scrolling up and down to the finger on whatever is moved sideways',
      'early.spec.ts: a swipe before the script arrives counts, and the page scrolls up and down under a finger',
    ],
  },
  {
    id: 'R-59',
    what: 'the banner is silent for screen readers while it moves, and speaks when it stands',
    tests: ['motion.spec.ts: is silent for screen readers while it moves and speaks when it is moved'],
  },
  {
    id: 'R-60',
    what: 'the focus stays when a slide changes',
    tests: [
      'motion.spec.ts: follows the arrow keys only while the focus is inside, and keeps the focus',
      'early.spec.ts: the focus on a logo stays there when its row begins to move, and the row waits for it',
    ],
  },
  {
    id: 'R-61',
    what: 'without JavaScript every slide and logo can be read',
    tests: ['motion.spec.ts: without JavaScript every slide, logo and reason is there to read'],
  },
  {
    id: 'R-62',
    what: 'nothing plays by itself, nothing flashes',
    tests: [
      'sources.test.ts: draws no HTML from elsewhere, plays nothing by itself, and holds nobody back who leaves',
      'PlaceholderPicture.test.tsx: is our own film where none is set: loaded when it is played, with captions, and told in words beside it',
    ],
    looked: { on: '2026-11-22', found: 'the fastest animation is the spinner, about once a second' },
  },
];
