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

/** One of the three moments that a slide shows one below the other. */
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

/** The example incident (`incident.ts`), in the customer's time zone. */
export const alarmMoments: readonly SlideMoment[] = [
  { title: '02:04', lines: ['alarm', 'in Texas'], sky: 'night', picture: 'alarm' },
  { title: '02:07', lines: ['seen in', 'Hyderabad'], sky: 'dawn', picture: 'reader' },
  { title: '08:00', lines: ['you read', 'our message'], sky: 'day', picture: 'report' },
];

export const roomMoments: readonly SlideMoment[] = [
  { title: '18:00', lines: ['screen', 'fitted'], sky: 'night', picture: 'screenFitted' },
  { title: '07:30', lines: ['test', 'call'], sky: 'dawn', picture: 'testCall' },
  { title: '09:00', lines: ['guests', 'arrive'], sky: 'day', picture: 'guests' },
];
