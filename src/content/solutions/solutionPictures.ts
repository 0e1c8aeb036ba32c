/** Address of the drawings of the solutions' pages; the build writes the file. */
export const solutionSprite = '/images/solutions.svg';

/** The width of all drawings: that of a phone's column. */
export const SOLUTION_PICTURE_WIDTH = 320;

/** Heights in the drawings' units, so that the page reserves their space until they load. */
export const solutionPictureHeights = {
  rooms: 224,
  sightLines: 240,
  cableRoute: 216,
  stairs: 280,
  longWay: 176,
  rollout: 192,
} as const;

export type SolutionPictureName = keyof typeof solutionPictureHeights;
