import { careersApi } from './careersApi.ts';
import type { SeedIds } from './seedEntries.ts';
import type { AppStore } from './store.ts';

/** What was answered a minute ago is good enough to begin with. */
const FRESH = { ifOlderThan: 60 };

/** The list as it is without any filter: what most links lead to. */
const WHOLE_LIST = '';

/** Asks for the openings before their page is opened (docs/requirements.md, PERF-1). */
export const askAheadForList = (store: AppStore): void => {
  store.dispatch(careersApi.util.prefetch('careerSearch', WHOLE_LIST, FRESH));
};

/** Asks for an opening before its page is opened. */
export const askAheadForOpening = (store: AppStore, { jobId }: SeedIds): void => {
  if (jobId !== undefined) store.dispatch(careersApi.util.prefetch('careerDetail', jobId, FRESH));
};
