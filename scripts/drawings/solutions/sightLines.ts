import { solutionLabels } from '../../../src/content/solutions/solutionLabels.ts';
import { line, node, quiet, signal, solid, wall } from '../parts.ts';

const { daylight, wall: screen, farthest, distance } = solutionLabels.sightLines;

const FLOOR = 184;
const SCREEN = { x: 296, top: 36, bottom: 112 } as const;
const CENTRE = (SCREEN.top + SCREEN.bottom) / 2;
const EYES = [44, 124, 204];
const EYE = 132;

const [far = 0, ...nearer] = EYES;

/** From the side: who sees all of the wall, from how far, and where the light comes in. */
export const sightLines: readonly string[] = [
  quiet(screen, [SCREEN.x + 16, 22], 'end'),
  quiet(daylight, [4, 22], 'start'),
  wall('M12 32L84 88M36 32L108 88M60 32L132 88'),
  line(`M4 ${FLOOR}H316`),
  line(EYES.map((x) => `M${x} ${EYE}V${FLOOR - 28}h-16V${FLOOR}M${x} ${FLOOR - 28}h14V${FLOOR}`).join('')),
  line(
    EYES.map((x) => `M${x} ${EYE}L${SCREEN.x} ${SCREEN.top}M${x} ${EYE}L${SCREEN.x} ${SCREEN.bottom}`).join(
      '',
    ),
  ),
  signal(`M${far} ${EYE}L${SCREEN.x} ${CENTRE}`),
  solid(`M${SCREEN.x} ${SCREEN.top}h8v${SCREEN.bottom - SCREEN.top}h-8z`),
  line(`M${SCREEN.x + 4} ${SCREEN.bottom}V${FLOOR}`),
  ...nearer.map((x) => node([x, EYE], 'open')),
  node([far, EYE], 'moves'),
  line(`M${far} 196v12M${far} 202H${SCREEN.x}M${SCREEN.x} 196v12`),
  quiet(farthest, [4, 230], 'start'),
  quiet(distance, [SCREEN.x, 230], 'end'),
];
