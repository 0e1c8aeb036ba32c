/** Address of the drawings of the case studies; the build writes the file. */
export const caseSprite = '/images/cases.svg';

/** The width of a phone's column. */
export const CASE_PICTURE_WIDTH = 320;

/** Height of each, in the drawing's own units: the page reserves its space until it loads. */
export const casePictures = { voting: 424, telco: 440, pharma: 396, reminders: 124 } as const;

export type CasePictureName = keyof typeof casePictures;
