import type { PracticeKey } from './practices.ts';

/** Who needs each practice. */
export const practiceNeeds: Record<PracticeKey, string> = {
  engineering: 'For teams with more projects than hands.',
  managed: 'For companies that need someone awake at every hour.',
  audioVisual: 'For offices where meetings begin late because of the room.',
  network: 'For companies with sites that have no engineer.',
  staffing: 'For teams that are short of people.',
};

/** Each practice in one sentence, for pages that list all five without loading the texts of each. */
export const practiceSummaries: Record<PracticeKey, string> = {
  engineering: 'Applications, cloud, data and security, built in short steps.',
  managed: 'Service desk, networks and meeting rooms, run at any hour.',
  audioVisual: 'Meeting rooms fitted, renewed and maintained.',
  network: 'Sites surveyed, cabled, configured and maintained.',
  staffing: 'Permanent hires, temporary cover and technicians at your site.',
};
