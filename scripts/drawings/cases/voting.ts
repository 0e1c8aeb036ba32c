import { pictureLabels } from '../../../src/content/caseStudies/pictureLabels.ts';
import { line, node, part, quiet, signal, text, wall } from '../parts.ts';

const { voter, name, ballot, token, admission, box, names, votes, count, keys, audit } = pictureLabels.voting;

/** A name goes down one side and a vote down the other; nothing but a token crosses, and all is recorded. */
export const voting: readonly string[] = [
  line(
    'M104 28H72V88M216 28H248V88M72 152V384M248 152V216M184 264H172V384M216 320V280M248 320V280M280 320V280',
  ),
  wall('M160 114V364'),
  signal('M136 120H184'),
  part({ x: 104, y: 8, width: 112, height: 40 }, voter),
  quiet(name, [80, 74], 'start'),
  quiet(ballot, [240, 74], 'end'),
  part({ x: 4, y: 88, width: 132, height: 64 }, ...admission),
  part({ x: 184, y: 88, width: 132, height: 64 }, ...box),
  quiet(token, [160, 105]),
  node([160, 120], 'moves'),
  text(names[0], [84, 244], 'start'),
  quiet(names[1], [84, 264], 'start'),
  text(votes[0], [256, 180], 'start'),
  quiet(votes[1], [256, 200], 'start'),
  part({ x: 184, y: 216, width: 132, height: 64 }, ...count),
  ...[216, 248, 280].map((x) => node([x, 320], 'acts')),
  quiet(keys, [248, 348]),
  part({ x: 4, y: 384, width: 312, height: 36 }, audit),
];
