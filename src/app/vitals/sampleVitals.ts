import { pages } from '../../content/pages.ts';
import type { PageName } from '../../content/paths.ts';
import { buildSettings } from '../../contract/buildSettings.ts';

/** Global Privacy Control, which TypeScript's list of the navigator does not have yet. */
const asksForPrivacy = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Measures this visit, if the site measures any and the lot falls on it; who asks for privacy is left out
 * (docs/requirements.md, PERF-30). What measures is fetched for the sampled visits alone.
 */
export const sampleVitals = async (page: PageName): Promise<void> => {
  if (Math.random() * 100 >= buildSettings.vitalsPercent || asksForPrivacy()) return;
  const { reportVitals } = await import(/* webpackChunkName: "vitals" */ '../../store/reportVitals.ts');
  reportVitals(pages[page].kind);
};
