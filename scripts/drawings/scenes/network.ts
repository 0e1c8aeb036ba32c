import { figures } from '../portraits/figures.ts';
import { body, box, lamps, laptop, line, rack, shade, signal, solid, somebody, table, thin } from './things.ts'; // prettier-ignore

const tray = Array.from({ length: 34 }, (_, at) => `M${24 + at * 32} 14v10`).join('');

/** A comms room: racks, the tray with the cables that come down from it, and who patches and labels them. */
export const network: readonly string[] = [
  line('M0 14H1120M0 24H1120'),
  thin(tray),
  thin('M96 24v24M112 24v24M128 24v24M356 24v24M372 24v24M470 24v24'),
  rack(60, 48, 'pmpmm-mp-'),
  rack(176, 48, 'mmpp-mmm-'),
  rack(330, 48, 'ppmpmmp--'),
  rack(446, 48, 'mpmm-pmm-'),
  line('M430 60H446M430 80H438V120H446M430 140h8v20h8'),
  signal('M0 19H312V125H346M420 125H438V185H462M496 48V19H876V70'),
  somebody(figures.switch, 640, 210),
  table(572, 204, 176),
  laptop(706, 204),
  body('M820 70h112v74H820z'),
  line('M834 84h84M834 98h26v32h-26zM876 98h42M876 112h42M876 126h24'),
  lamps([844, 110]),
  body('M780 36h40l-6 12h-28z'),
  line('M786 58q14 10 28 0M780 66q20 16 40 0'),
  line('M972 70h112v170M972 240V70M1066 156v14'),
  shade(box(972, 70, 112, 170)),
  solid('M860 204h60v10h-60zM866 214h48v26h-48z'),
  line('M876 204v-10h28v10'),
];

/** On a phone: one rack, its cable through the tray, and who labels it. */
export const networkNarrow: readonly string[] = [
  line('M0 14H400M0 24H400'),
  thin(
    'M16 14v10M48 14v10M80 14v10M112 14v10M144 14v10M176 14v10M208 14v10M240 14v10M272 14v10M304 14v10M336 14v10M368 14v10',
  ),
  thin('M52 24v24M68 24v24'),
  rack(24, 48, 'pmpmm-mp-'),
  rack(140, 48, 'ppmpmmp--'),
  line('M124 60H140M124 80h8v40h8M124 140h6v20h10'),
  signal('M240 125H262V19H352V66'),
  body('M328 66h48l-8 14h-32z'),
  line('M338 90q14 11 28 0M331 98q21 17 42 0'),
  somebody(figures.switch, 300, 206, 0.66),
  table(252, 202, 136),
  laptop(360, 202),
];
