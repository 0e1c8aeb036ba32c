import { careersApi } from '../store/careersApi.ts';
import type { AppStore } from '../store/store.ts';

export { seedStore } from '../store/seeds.ts';

/** Fetches the list of openings before its page is opened. */
export const prefetchList = (store: AppStore): void => {
  store.dispatch(careersApi.util.prefetch('careerList', undefined, {}));
};
