import type { PracticeKey } from './practices.ts';

/** Whose pages have a sentence of their own over their way to us. */
export type Closing = PracticeKey | 'careers';

/** How a page ends. */
export const closings: Record<Closing, string> = {
  engineering: 'Show us the system, or the sketch of one',
  managed: 'Tell us what should be watched, and what woke you last',
  audioVisual: 'Tell us which room lets you down',
  network: 'Send a floor plan, or only the address',
  staffing: 'Describe the week this person would have',
  careers: 'Ask us what an opening does not say',
};
