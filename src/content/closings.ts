import type { PracticeKey } from './practices.ts';

/** How a page of a practice ends: the sentence over its way to us. */
export const closings: Record<PracticeKey, string> = {
  engineering: 'Show us the system, or the sketch of one',
  managed: 'Tell us what should be watched, and what woke you last',
  audioVisual: 'Tell us which room lets you down',
  network: 'Send a floor plan, or only the address',
  staffing: 'Describe the week this person would have',
};
