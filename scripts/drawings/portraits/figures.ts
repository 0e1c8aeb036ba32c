import type { MotifName } from '../../../src/content/people/motifs.ts';
import type { Figure } from './figure.ts';

/** Who is seen beside each motif: invented like the names (src/content/people), no two alike. */
export const figures: Record<MotifName, Figure> = {
  screens: { skin: 'brown', hair: ['plait', 'black'], clothes: 'dress', wears: ['headset'] },
  headset: { skin: 'dark', hair: ['cropped', 'black'], clothes: 'shirt', wears: ['headset'], beard: 'full' },
  board: { skin: 'pale', hair: ['bob', 'grey'], clothes: 'jacket', wears: ['glasses'] },
  code: { skin: 'tan', hair: ['sideParted', 'black'], clothes: 'jumper', wears: ['glasses'] },
  call: { skin: 'pale', hair: ['curls', 'auburn'], clothes: 'shirt' },
  switch: { skin: 'light', hair: ['swept', 'fair'], clothes: 'badge', wears: ['glasses'], beard: 'full' },
  route: { skin: 'dark', hair: ['afro', 'black'], clothes: 'jacket', wears: ['earrings', 'headset'] },
  laptop: { skin: 'light', hair: ['fringe', 'black'], clothes: 'badge' },
  cable: { skin: 'pale', hair: ['cropped', 'auburn'], clothes: 'vest', wears: ['cap'], beard: 'full' },
  table: { skin: 'light', hair: ['shortBob', 'grey'], clothes: 'dress', wears: ['earrings'] },
  offices: { skin: 'tan', hair: ['receding', 'grey'], clothes: 'jacket', beard: 'moustache' },
  clock: { skin: 'brown', hair: ['bun', 'black'], clothes: 'shirt', wears: ['earrings'] },
  talk: { skin: 'dark', hair: ['none', 'grey'], clothes: 'jacket', beard: 'full' },
  shield: { skin: 'dark', hair: ['none', 'black'], clothes: 'dress', wears: ['wrap', 'earrings'] },
  chip: { skin: 'light', hair: ['shortBob', 'black'], clothes: 'jacket', wears: ['glasses'] },
  ledger: { skin: 'tan', hair: ['waves', 'black'], clothes: 'shirt' },
  checks: { skin: 'pale', hair: ['ponytail', 'fair'], clothes: 'jacket' },
  group: { skin: 'pale', hair: ['receding', 'brown'], clothes: 'jumper', wears: ['glasses'] },
};
