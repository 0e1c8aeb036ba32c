import type { PracticeKey } from './practices.ts';

/** Groups of pages that have their own call to action in the last band. */
export type CallToAction =
  PracticeKey | 'about' | 'careers' | 'cases' | 'companies' | 'locations' | 'people' | 'terms';

/** The call to action in the last band of a page. */
export const callsToAction: Record<CallToAction, string> = {
  engineering: 'Tell us about the system you need',
  managed: 'Tell us what needs watching',
  audioVisual: 'Tell us which room needs attention',
  network: 'Tell us about your sites and what should change',
  staffing: 'Tell us whom you need and when',
  about: 'Tell us what you would like us to look after',
  careers: 'Questions about an opening?',
  cases: 'Tell us which part sounds familiar',
  companies: 'Ask us about companies like yours',
  locations: 'Tell us where your sites are',
  people: 'Ask for any of them by name',
  terms: 'Send us the questions that are still open',
};
