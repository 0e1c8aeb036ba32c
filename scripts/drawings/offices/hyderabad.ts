import { officePlans } from '../../../src/content/officePlans.ts';
import { label, lake, landmark, mainRoads, park, pin, river, streets } from './strokes.ts';

/** The heart-shaped lake between the towns, hills and small lakes in the west, the ring road, the river in the south. */
export const hyderabad: readonly string[] = [
  park('M96 76l34-18 22 20-14 26-36 4z'),
  lake('M30 40q14-12 26 0q8 14-6 22q-16 6-24-4q-4-10 4-18zM20 118q16-10 26 2q2 16-14 20q-16-4-12-22z'),
  streets(
    'M60 -10L72 40L60 84L84 130L70 210M72 40L130 20L180 -10M60 84L110 104L160 96L190 120M84 130L140 128L190 120L224 136L330 130M130 20L152 60L160 96M152 60L190 34L236 20L330 34M190 34L186 -10M236 20L248 -10M262 70L330 64M262 70L270 110L260 136M300 66L306 130M224 136L214 170M140 128L134 162M-10 96L60 84',
  ),
  mainRoads(
    'M34 -10Q-6 70 44 130T130 210M60 84L110 46L190 34M186 120L224 136L268 210M262 -10L256 34L272 70L250 120L224 136L190 120L110 104L60 84',
  ),
  river('M-20 186C40 170 70 190 120 176S196 158 240 172S300 166 340 150', 10),
  lake('M198 52q18-14 32 2q16-10 26 6q6 20-12 34q-14 12-22 22q-6-12-20-24q-18-20-4-40z'),
  landmark('M274 150h12v12h-12zM274 143h3v7h-3zM283 143h3v7h-3z'),
  pin(84, 72),
  ...officePlans.hyderabad.split(' ').map((word, line) => label(word, [225, 72 + line * 13])),
];
