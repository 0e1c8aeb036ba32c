import { solutionLabels } from '../../../src/content/solutions/solutionLabels.ts';
import { part, quiet, signal, wall } from '../parts.ts';

const { from, to, centre, before, after } = solutionLabels.longWay;

/** Traffic that went through the centre, and where it goes since somebody measured. */
export const longWay: readonly string[] = [
  wall('M48 120V28H112M208 28H272V120'),
  signal('M92 140H228'),
  part({ x: 112, y: 8, width: 96, height: 40 }, centre),
  part({ x: 4, y: 120, width: 88, height: 40 }, from),
  part({ x: 228, y: 120, width: 88, height: 40 }, to),
  quiet(before, [160, 76]),
  quiet(after, [160, 128]),
];
