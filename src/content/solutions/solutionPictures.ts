/** URL of the sprite with the pictures of the solution pages; the build writes the file. */
export const solutionSprite = '/images/solutions.svg';

/** The width of all pictures, in viewBox units: that of a phone's text column. */
export const SOLUTION_PICTURE_WIDTH = 320;

/** Heights in viewBox units, so that the page reserves the pictures' space until they load. */
export const solutionPictureHeights = {
  rooms: 224,
  sightLines: 240,
  cableRoute: 216,
  stairs: 280,
  detour: 176,
  rollout: 192,
} as const;

export type SolutionPictureName = keyof typeof solutionPictureHeights;
