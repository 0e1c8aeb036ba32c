import { careersApi } from './careersApi.ts';
import type { SeedIds } from './seedEntries.ts';
import type { AppStore } from './store.ts';

/** What was answered a minute ago is good enough to begin with. */
const FRESH = { ifOlderThan: 60 };

/** Asks for the openings before their page is opened (docs/requirements.md, PERF-1). */
export const askForList = (store: AppStore): void => {
  store.dispatch(careersApi.util.prefetch('careerSearch', '', FRESH));
};

/** Asks for an opening before its page is opened. */
export const askForOpening = (store: AppStore, { jobId }: SeedIds): void => {
  if (jobId !== undefined) store.dispatch(careersApi.util.prefetch('careerDetail', jobId, FRESH));
};
