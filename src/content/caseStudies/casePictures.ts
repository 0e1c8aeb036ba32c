/** Address of the drawings of the case studies; the build writes the file. */
export const caseSprite = '/images/cases.svg';

/** The width of all drawings: that of a phone's column. */
export const CASE_PICTURE_WIDTH = 320;

/** Heights in the drawings' units, so that the page reserves their space until they load. */
export const casePictureHeights = { voting: 424, telco: 440, pharma: 396, reminders: 124 } as const;

export type CasePictureName = keyof typeof casePictureHeights;
