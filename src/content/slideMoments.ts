/** URL of the sprite with the pictures of all slides; the build writes the file. */
export const slideSprite = '/images/slides.svg';

export type SlidePictureName =
  | 'hyderabad'
  | 'london'
  | 'austin'
  | 'atHyderabad'
  | 'atLondon'
  | 'atAustin'
  | 'emptyChair'
  | 'alarm'
  | 'reader'
  | 'report'
  | 'screenFitted'
  | 'testCall'
  | 'guests';

/** One of the moments that a slide shows one below the other. */
export interface SlideMoment {
  title: string;
  lines: readonly string[];
  sky: 'day' | 'dawn' | 'night';
  /** A symbol of the sprite, and the one behind it. */
  picture: SlidePictureName;
  view?: SlidePictureName;
  /** Marked as the one that acts. */
  isActive?: boolean;
}
