/** Address of the drawings of 'Security and data'; the build writes the file. */
export const evidenceSprite = '/images/evidence.svg';

/** The width of all drawings: that of a phone's column. */
export const EVIDENCE_PICTURE_WIDTH = 320;

/** Drawings, each with its height in its units, a text alternative and perhaps a version for wide columns. */
export const evidencePictures = {
  access: {
    height: 352,
    alternative:
      'Every account has one person’s name and passes a second factor. Lines lead to the part of your systems that the work needs, and none to the rest. The account of someone who has left leads nowhere.',
    wideVersion: { name: 'accessWide', width: 852, height: 216 },
  },
} as const;

export type EvidencePictureName = keyof typeof evidencePictures;
