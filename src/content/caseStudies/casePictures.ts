/** URL of the sprite with the pictures of the case studies; the build writes the file. */
export const caseSprite = '/images/cases.svg';

/** The width of all pictures, in viewBox units: that of a phone's text column. */
export const CASE_PICTURE_WIDTH = 320;

/** Heights in viewBox units, so that the page reserves the pictures' space until they load. */
export const casePictureHeights = { voting: 424, telco: 440, pharma: 396, reminders: 124 } as const;

export type CasePictureName = keyof typeof casePictureHeights;
