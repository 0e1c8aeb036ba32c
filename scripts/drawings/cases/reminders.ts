import { pictureLabels } from '../../../src/content/caseStudies/pictureLabels.ts';
import { line, node, quiet, signal, text } from '../parts.ts';

const { day, quarter, start, scale } = pictureLabels.reminders;

const HOUR = 12;
const START = 300;
const LINE = 72;
const at = (hoursBefore: number): number => START - hoursBefore * HOUR;

const hours = Array.from({ length: 25 }, (_, hour) => `M${at(hour)} ${LINE}v${hour % 6 === 0 ? 12 : 6}`);

/** The last day before an appointment, to scale: the second reminder stands where it feels to stand, next to the start. */
export const reminders: readonly string[] = [
  line(`M${at(24)} ${LINE}H${START}${hours.join('')}`),
  signal(`M${at(24)} ${LINE}V32M${at(0.25)} ${LINE}V32`),
  text(day, [at(24) - 6, 22], 'start'),
  text(quarter, [at(0.25) + 6, 22], 'end'),
  node([at(24), 37], 'moves'),
  node([at(0.25), 37], 'moves'),
  node([START + 6, LINE], 'acts'),
  text(start, [START + 12, 108], 'end'),
  quiet(scale, [at(24) - 6, 108], 'start'),
];
