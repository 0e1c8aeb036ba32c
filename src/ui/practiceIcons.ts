import type { PracticeKey } from '../content/practices.ts';
import type { IconName } from './Icon.tsx';

/** The icon of each practice, shown beside its name because colour alone must not carry meaning. */
export const practiceIcons = {
  engineering: 'codeSlash',
  managed: 'headset',
  audioVisual: 'display',
  network: 'diagram',
  staffing: 'people',
} as const satisfies Record<PracticeKey, IconName>;
