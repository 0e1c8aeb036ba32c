import { pictureLabels } from '../../../src/content/caseStudies/pictureLabels.ts';
import { line, node, part, quiet, signal, strong, text } from '../parts.ts';

const { team, participant, builder, screener, interfaces, messaging, payments, housekeeping } =
  pictureLabels.pharma;

const WIDTH = 148;
const LEFT = 4;
const RIGHT = 168;
const service = (x: number, y: number, name: string): string =>
  `${part({ x, y, width: WIDTH, height: 48 })}${strong(name, [x + WIDTH / 2, y + 29])}`;

/** Five services round what they agree on; none reaches into another. Who qualifies is written to. */
export const pharma: readonly string[] = [
  line('M78 32V64M78 112V152M78 216V248M242 216V248M160 216V344'),
  line('M242 32V64'),
  signal('M242 112V200H78V248'),
  quiet(team, [78, 24]),
  quiet(participant, [242, 24]),
  service(LEFT, 64, builder),
  service(RIGHT, 64, screener),
  line('M4 152H316V216H4Z'),
  text(interfaces, [160, 182]),
  ...[78, 160, 242].map((x) => node([x, 216], 'acts')),
  ...[78, 242].map((x) => node([x, 152], 'acts')),
  service(LEFT, 248, messaging),
  service(RIGHT, 248, payments),
  service(86, 344, housekeeping),
  node([78, 200], 'moves'),
];
