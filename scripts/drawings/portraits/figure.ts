import { clothes, worn, type Clothes, type Worn } from './clothes.ts';
import { hair, type HairCut } from './hair.ts';
import { faceColours, hairColours, skinColours, type HairColour, type SkinColour } from './tones.ts';

export interface Figure {
  skin: SkinColour;
  hair: readonly [cut: HairCut, colour: HairColour];
  clothes: Clothes;
  wears?: readonly Worn[];
  beard?: 'full' | 'moustache';
}

const FACE = 'M44 92q0-36 26-36t26 36q0 34-26 34t-26-34z';
const EARS = 'M40 92a5 7 0 1 0 10 0a5 7 0 1 0-10 0zM90 92a5 7 0 1 0 10 0a5 7 0 1 0-10 0z';
const BEARDS = {
  full: 'M44 94q0 38 26 38t26-38q-3 12-9 13q-9-5-17-3q-8-2-17 3q-6-1-9-13z',
  moustache: 'M57 107q7-7 13-2q6-5 13 2q-7 3-13 1q-6 2-13-1z',
} as const;

const fill = (colour: string, d: string | undefined): string =>
  d === undefined ? '' : `<path fill="${colour}" d="${d}"/>`;

const shade = (d: string): string => `<path fill="${faceColours.shade}" fill-opacity=".14" d="${d}"/>`;

/** Brows, eyes, a nose and a mouth that is about to say something kind. */
const LOOKS = `<path fill="none" stroke="${faceColours.lines}" stroke-width="2" stroke-linecap="round" d="M55 83q5-3 9-1M76 82q4-2 9 1M60 91v2M80 91v2M70 94l-2 8h4M63 112q7 5 14 0"/>`;

/** Head and shoulders, from the back to the front; clothes and whatever is worn are in the practice's colour. */
export const drawFigure = ({
  skin,
  hair: [cut, colour],
  clothes: cloth,
  wears = [],
  beard,
}: Figure): string => {
  const { behind, over }: { behind?: string; over?: string } = hair[cut];
  const tone = skinColours[skin];
  const hairTone = hairColours[colour];
  const layers = [
    fill(hairTone, behind),
    fill(tone, 'M59 112h22v40h-22z'),
    shade('M59 118q11 12 22 0v10q-11 9-22 0z'),
    clothes[cloth],
    fill(tone, EARS),
    fill(tone, FACE),
    fill(hairTone, beard && BEARDS[beard]),
    LOOKS,
    fill(hairTone, over),
    ...wears.map((thing) => worn[thing]),
  ];
  return `<g transform="translate(-4 -18) scale(1.1)">${layers.join('')}</g>`;
};
