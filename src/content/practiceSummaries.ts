import type { PracticeKey } from './practices.ts';

/** Each practice in one sentence, for pages that list all five without loading the texts of each. */
export const practiceSummaries: Record<PracticeKey, string> = {
  engineering: 'Applications, cloud, data and security, built in short steps.',
  managed: 'Service desk, networks and meeting rooms, run at any hour.',
  audioVisual: 'Meeting rooms fitted, renewed and looked after.',
  network: 'Sites surveyed, cabled, configured and maintained.',
  staffing: 'People hired for good, lent for a while or based at your site.',
};
