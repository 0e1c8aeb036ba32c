/** Address of the drawings of the solutions' pages; the build writes the file. */
export const solutionSprite = '/images/solutions.svg';

/** The width of a phone's column. */
export const SOLUTION_PICTURE_WIDTH = 320;

/** Height of each, in the drawing's own units: the page reserves its space until it loads. */
export const solutionPictures = {
  rooms: 224,
  sightLines: 240,
  cableRoute: 216,
  stairs: 280,
  longWay: 176,
  rollout: 192,
} as const;

export type SolutionPictureName = keyof typeof solutionPictures;
