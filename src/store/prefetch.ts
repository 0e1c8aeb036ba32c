import { careersApi } from './careersApi.ts';
import type { AppStore } from './store.ts';

const { careerList, careerDetail } = careersApi.endpoints;

/** False if the result is cached or on its way: RTK Query would then dispatch a rejected action. */
const isNeeded = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }): boolean =>
  !isLoading && !isSuccess;

/** Fetches the list of openings before its page is opened. */
export const prefetchList = ({ getState, dispatch }: AppStore): void => {
  if (isNeeded(careerList.select(undefined)(getState())))
    dispatch(careersApi.util.prefetch('careerList', undefined, {}));
};

/** Fetches an opening before its page is opened. */
export const prefetchOpening = ({ getState, dispatch }: AppStore, id: number): void => {
  if (isNeeded(careerDetail.select(id)(getState())))
    dispatch(careersApi.util.prefetch('careerDetail', id, {}));
};
