import { solutionLabels } from '../../../src/content/solutions/solutionLabels.ts';
import { line, node, part, quiet, signal, solid } from '../parts.ts';

const { rack, table, screen, rule } = solutionLabels.cableRoute;

const ROUTE = 100;

/** A floor in plan: rooms on both sides of a corridor, the rack in a closet, one route for all cables. */
export const cableRoute: readonly string[] = [
  part({ x: 4, y: 8, width: 312, height: 176 }),
  line('M4 84H316M4 116H316M108 8V84M212 8V84M108 116V184M212 116V184'),
  line(`M160 ${ROUTE}V48M264 ${ROUTE}V48M160 ${ROUTE}V152`),
  signal(`M264 140V${ROUTE}H56V48M56 ${ROUTE}V152`),
  ...[56, 160, 264].map((x) => solid(`M${x - 24} 13h48v4h-48z`)),
  line('M40 40h32v16h-32zM144 40h32v16h-32zM248 40h32v16h-32zM40 144h32v16h-32zM144 144h32v16h-32z'),
  ...[48, 152].map((y) => node([56, y], 'moves')),
  ...[
    [160, 48],
    [264, 48],
    [160, 152],
  ].map(([x = 0, y = 0]) => node([x, y], 'acts')),
  solid('M252 136h24v28h-24z'),
  quiet(screen, [56, 34]),
  quiet(table, [56, 178]),
  quiet(rack, [264, 180]),
  quiet(rule, [4, 206], 'start'),
];
