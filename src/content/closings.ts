import type { PracticeKey } from './practices.ts';

/** Whose pages have a sentence of their own over their way to us. */
export type Closing = PracticeKey | 'careers';

/** How a page ends. */
export const closings: Record<Closing, string> = {
  engineering: 'Tell us about the system you need',
  managed: 'Tell us what needs watching',
  audioVisual: 'Tell us which room needs attention',
  network: 'Tell us about your sites and what should change',
  staffing: 'Tell us whom you need and when',
  careers: 'Questions about an opening?',
};
