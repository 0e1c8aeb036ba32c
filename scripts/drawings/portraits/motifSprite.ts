import type { MotifName } from '../../../src/content/people/motifs.ts';
import { toSprite } from '../parts.ts';
import { boardMotifs } from './boardMotifs.ts';
import { drawFigure } from './figure.ts';
import { figures } from './figures.ts';
import { teamMotifs } from './teamMotifs.ts';

const FIELD = { width: 160, height: 200 } as const;

const motifs: Record<MotifName, readonly string[]> = { ...teamMotifs, ...boardMotifs };

/** What the person works with, small, over the shoulder. */
const overShoulder = (parts: readonly string[]): string =>
  `<g transform="translate(91 -4) scale(.43)">${parts.join('')}</g>`;

/** What stands for a portrait until there is a photograph: somebody with the role's tool, in its practice's colour. */
export const drawMotifSprite = (): string => {
  const names = Object.keys(motifs) as MotifName[];
  const portraits = names.map(
    (name) => [name, [overShoulder(motifs[name]), drawFigure(figures[name])]] as const,
  );
  const heights = names.map((name) => [name, FIELD.height] as const);
  return toSprite(
    Object.fromEntries(portraits) as unknown as Record<MotifName, readonly string[]>,
    FIELD.width,
    Object.fromEntries(heights) as Record<MotifName, number>,
  );
};
