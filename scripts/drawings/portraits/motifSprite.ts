import type { MotifName } from '../../../src/content/people/motifs.ts';
import { toSprite } from '../parts.ts';
import { boardMotifs } from './boardMotifs.ts';
import { teamMotifs } from './teamMotifs.ts';

const FIELD = { width: 160, height: 200 } as const;

const motifs: Record<MotifName, readonly string[]> = { ...teamMotifs, ...boardMotifs };

/** What stands for a portrait until there is a photograph: a role's tool, in its practice's colour. */
export const drawMotifSprite = (): string => {
  const heights = Object.fromEntries(Object.keys(motifs).map((name) => [name, FIELD.height]));
  return toSprite(motifs, FIELD.width, heights as Record<MotifName, number>);
};
