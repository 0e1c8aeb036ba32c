import { careersApi } from './careersApi.ts';
import type { SeedIds } from './seedEntries.ts';
import type { AppStore } from './store.ts';

/** What was answered a minute ago is good enough to begin with. */
const FRESH = { ifOlderThan: 60 };

/** The list as it is without any filter: what most links lead to. */
const WHOLE_LIST = '';

/** Asks for the openings before their page is opened (docs/requirements.md, PERF-1). Resolves with the answer, or its failure. */
export const askAheadForList = async ({ dispatch }: AppStore): Promise<void> => {
  dispatch(careersApi.util.prefetch('careerSearch', WHOLE_LIST, FRESH));
  await dispatch(careersApi.util.getRunningQueryThunk('careerSearch', WHOLE_LIST));
};

/** Asks for an opening before its page is opened. Resolves with the answer, or its failure. */
export const askAheadForOpening = async ({ dispatch }: AppStore, { jobId }: SeedIds): Promise<void> => {
  if (jobId === undefined) return;
  dispatch(careersApi.util.prefetch('careerDetail', jobId, FRESH));
  await dispatch(careersApi.util.getRunningQueryThunk('careerDetail', jobId));
};
