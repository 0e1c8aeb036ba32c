import { solutionLabels } from '../../../src/content/solutions/solutionLabels.ts';
import { node, quiet, signal, strong } from '../parts.ts';

const STEP = { across: 24, down: 56, first: 16 } as const;

const steps = solutionLabels.stairs.map(([name, leaves], at) => ({
  name,
  leaves,
  x: 12 + at * STEP.across,
  y: STEP.first + at * STEP.down,
}));

const [first = { x: 0, y: 0 }, ...others] = steps;

/** From survey to operation: every step leaves something behind. */
export const stairs: readonly string[] = [
  signal(`M${first.x} ${first.y}${others.map(({ x, y }) => `V${y}H${x}`).join('')}`),
  ...steps.map(({ x, y, name, leaves }, at) =>
    [
      node([x, y], at === steps.length - 1 ? 'moves' : 'acts'),
      strong(name, [x + 16, y + 5], 'start'),
      quiet(leaves, [x + 16, y + 25], 'start'),
    ].join(''),
  ),
];
