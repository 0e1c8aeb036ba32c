import type { PracticeKey } from '../content/practices.ts';
import type { IconName } from './Icon.tsx';

/** The sign of each practice, beside its name wherever its colour shows: colour alone says nothing. */
export const practiceIcons = {
  engineering: 'codeSlash',
  managed: 'headset',
  audioVisual: 'display',
  network: 'diagram',
  staffing: 'people',
} as const satisfies Record<PracticeKey, IconName>;
