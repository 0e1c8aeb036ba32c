import type { PracticeKey } from './practices.ts';

/** Each practice in one sentence, for pages that show all five: their own words travel with their own pages. */
export const practiceLines: Record<PracticeKey, string> = {
  engineering: 'Applications, cloud, data and security, built in short steps and handed over in full.',
  managed: 'Service desk, networks and meeting rooms, watched and run for you at any hour.',
  audioVisual: 'Rooms and screens fitted, renewed and cared for, with help during the meeting.',
  network: 'Sites surveyed, cabled, configured and maintained, by engineers who come to you.',
  staffing: 'People for your team: hired for good, lent for a while, or embedded on site.',
};
