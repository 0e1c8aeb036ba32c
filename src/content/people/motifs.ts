/** URL of the sprite with the drawings shown instead of portraits. The build writes the file. */
export const motifSprite = '/images/motifs.svg';

/** The object that represents each person's role, in the order of the people: nine of the team, nine of the board. */
export const motifNames = [
  'screens',
  'headset',
  'board',
  'code',
  'call',
  'switch',
  'route',
  'laptop',
  'cable',
  'table',
  'offices',
  'clock',
  'talk',
  'shield',
  'chip',
  'ledger',
  'checks',
  'group',
] as const;

export type MotifName = (typeof motifNames)[number];
