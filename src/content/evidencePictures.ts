/** URL of the sprite with the pictures of 'Security and data'; the build writes the file. */
export const evidenceSprite = '/images/evidence.svg';

/** The width of all pictures: that of a phone's text column, in viewBox units. */
export const EVIDENCE_PICTURE_WIDTH = 320;

/** Pictures, each with its height in viewBox units, its alternative text and perhaps a version for wide columns. */
export const evidencePictures = {
  access: {
    height: 352,
    alt: 'Every account has one person’s name and passes a second factor. Lines lead to the part of your systems that the work needs, and none to the rest. The account of someone who has left leads nowhere.',
    wideVersion: { name: 'accessWide', width: 852, height: 216 },
  },
} as const;

export type EvidencePictureName = keyof typeof evidencePictures;
