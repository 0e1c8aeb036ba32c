import { evidenceLabels } from '../../../src/content/evidenceLabels.ts';
import { line, node, quiet, signal, text, wall } from '../parts.ts';

const { talk, survey, plan, live, review, weeks, later } = evidenceLabels.start;

const WEEK = 22;
const DAY = WEEK / 7;
const BEGIN = 8;
const SURVEY = BEGIN + 5 * DAY;
const PLAN = SURVEY + 3 * WEEK;
/** How long a plan takes is not promised: this place alone is to no scale. */
const LIVE = 184;
const REVIEW = LIVE + 30 * DAY;
const AXIS = 256;

const round = (x: number): string => x.toFixed(1);
const ticks = (from: number, to: number): string =>
  Array.from(
    { length: Math.floor((to - from) / WEEK) + 1 },
    (_, week) => `M${round(from + week * WEEK)} ${AXIS}v8`,
  ).join('');

/** Four steps downwards along a line of weeks, and the review. */
export const start: readonly string[] = [
  line(
    `M${BEGIN} ${AXIS}H${round(PLAN)}${ticks(BEGIN, PLAN)}M${LIVE} ${AXIS}H${round(REVIEW)}${ticks(LIVE, REVIEW)}`,
  ),
  wall(
    `M${round(PLAN)} ${AXIS}H${LIVE}M${BEGIN} 48V${AXIS}M${LIVE} 184V${AXIS}M${round(REVIEW)} 232V${AXIS}`,
  ),
  signal(`M${BEGIN} 40H${round(SURVEY)}V88H${round(PLAN)}V136H${LIVE}V184H${round(REVIEW)}V224`),
  // The survey may be over after a week.
  line(`M${round(SURVEY + WEEK)} 82v12`),
  ...[
    [BEGIN, 40],
    [SURVEY, 88],
    [PLAN, 136],
  ].map(([x = 0, y = 0]) => node([x, y], 'acts')),
  node([LIVE, 184], 'moves'),
  node([REVIEW, 224], 'open'),
  text(talk[0], [4, 24], 'start'),
  quiet(talk[1], [44, 24], 'start'),
  text(survey[0], [SURVEY + 8, 76], 'start'),
  quiet(survey[1], [SURVEY + 66, 76], 'start'),
  text(plan[0], [PLAN + 8, 124], 'start'),
  quiet(plan[1], [PLAN + 118, 124], 'start'),
  text(live[0], [LIVE + 8, 172], 'start'),
  quiet(live[1], [LIVE + 66, 172], 'start'),
  text(review, [REVIEW - 12, 229], 'end'),
  quiet(weeks, [BEGIN - 4, AXIS + 26], 'start'),
  quiet(later, [(LIVE + REVIEW) / 2, AXIS + 26]),
];
