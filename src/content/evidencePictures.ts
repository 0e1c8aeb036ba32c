/** Address of the drawings of 'Security and data'; the build writes the file. */
export const evidenceSprite = '/images/evidence.svg';

/** The width of a phone's column. */
export const EVIDENCE_PICTURE_WIDTH = 320;

/** Each with its height in its own units, a text alternative and, if there is one, its version for wide columns. */
export const evidencePictures = {
  access: {
    height: 352,
    alternative:
      'Every account has one person’s name and passes a second factor. Lines lead to the part of your systems that the work needs, and none to the rest. The account of someone who has left leads nowhere.',
    wideVersion: { name: 'accessWide', width: 852, height: 216 },
  },
} as const;

export type EvidencePictureName = keyof typeof evidencePictures;
