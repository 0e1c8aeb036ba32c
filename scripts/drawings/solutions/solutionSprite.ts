import {
  SOLUTION_PICTURE_WIDTH,
  solutionPictures,
  type SolutionPictureName,
} from '../../../src/content/solutions/solutionPictures.ts';
import { toSprite } from '../parts.ts';
import { cableRoute } from './cableRoute.ts';
import { longWay } from './longWay.ts';
import { rollout } from './rollout.ts';
import { roomPlans } from './rooms.ts';
import { sightLines } from './sightLines.ts';
import { stairs } from './stairs.ts';

const drawings: Record<SolutionPictureName, readonly string[]> = {
  rooms: roomPlans,
  sightLines,
  cableRoute,
  stairs,
  longWay,
  rollout,
};

/** The plans of the solutions' pages, in the colours and the typeface of the page around them. */
export const drawSolutionSprite = (): string => toSprite(drawings, SOLUTION_PICTURE_WIDTH, solutionPictures);
