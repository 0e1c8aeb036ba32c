import type { FoundOpenings } from '../contract/foundOpenings.ts';
import { askAheadForList, askAheadForOpening } from './askAhead.ts';
import type { OpeningAnswer } from './careersAnswers.ts';
import { careersApi, prepareCareers } from './careersApi.ts';
import type { LiveCall, LiveEntry } from './liveCall.ts';
import type { AppStore, RootState } from './store.ts';

const { careerDetail, careerSearch } = careersApi.endpoints;
type ApiState = Parameters<ReturnType<typeof careerDetail.select>>[0];

/** Nothing before the api was injected. */
const whereInjected =
  <Entry>(select: (state: ApiState) => Entry) =>
  (state: RootState): Entry | undefined =>
    'api' in state ? select(state as unknown as ApiState) : undefined;

const injected = (store: AppStore): AppStore => {
  prepareCareers(store, {}, {});
  return store;
};

const opening: LiveCall<number, OpeningAnswer> = {
  select: (id) => whereInjected<LiveEntry<OpeningAnswer>>(careerDetail.select(id)),
  fill: (store, arg, value) => {
    const entries = [{ endpointName: 'careerDetail' as const, arg, value }];
    injected(store).dispatch(careersApi.util.upsertQueryEntries(entries));
  },
  ask: (store, id, forceRefetch) => injected(store).dispatch(careerDetail.initiate(id, { forceRefetch })),
};

const search: LiveCall<string, FoundOpenings> = {
  select: (asked) => whereInjected<LiveEntry<FoundOpenings>>(careerSearch.select(asked)),
  fill: (store, arg, value) => {
    const entries = [{ endpointName: 'careerSearch' as const, arg, value }];
    injected(store).dispatch(careersApi.util.upsertQueryEntries(entries));
  },
  ask: (store, asked, forceRefetch) =>
    injected(store).dispatch(careerSearch.initiate(asked, { forceRefetch })),
};

/** The reading career calls as pages use them that were drawn without their code (docs/requirements.md, FAST-13). */
export const careersCalls = {
  opening,
  search,
  prepare: prepareCareers,
  askAheadForList: (store: AppStore) => askAheadForList(injected(store)),
  askAheadForOpening: (store: AppStore, ids: Parameters<typeof askAheadForOpening>[1]) =>
    askAheadForOpening(injected(store), ids),
};
