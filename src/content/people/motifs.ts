/** Address of the drawings that stand for portraits; the build writes the file. */
export const motifSprite = '/images/motifs.svg';

/** What a role works with, in the order of the people: nine of the team, nine of the board. */
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
