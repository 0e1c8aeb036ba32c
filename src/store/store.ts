import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { buildSettings } from '../contract/buildSettings.ts';
import { aboutSlice } from './aboutSlice.ts';
import { api } from './api.ts';
import { bannerSlice } from './bannerSlice.ts';
import { careerPostsSlice } from './careerPostsSlice.ts';
import { caseStudiesSlice } from './caseStudiesSlice.ts';
import { contactSlice } from './contactSlice.ts';
import { keywordSlice } from './keywordSlice.ts';
import { peopleSlice } from './peopleSlice.ts';
import { productsSlice } from './productsSlice.ts';
import { searchSlice } from './searchSlice.ts';
import { servicesSlice } from './servicesSlice.ts';
import type { CallSettings, StoreExtra } from './storeExtra.ts';
import { submissionSlice } from './submissionSlice.ts';
import { uiSlice } from './uiSlice.ts';

const reducer = combineSlices(
  api,
  uiSlice,
  searchSlice,
  aboutSlice,
  submissionSlice,
  bannerSlice,
  careerPostsSlice,
  caseStudiesSlice,
  contactSlice,
  keywordSlice,
  peopleSlice,
  productsSlice,
  servicesSlice,
);

const PASS_ON: Middleware = () => (next) => next;

/**
 * Makes a store: one a browser tab, one a rendered page, one a test. `settings` replace the build's own; `watch` sees
 * every action.
 */
export const makeStore = (settings: Partial<CallSettings> = {}, watch: Middleware = PASS_ON) => {
  const extra: StoreExtra = {
    ...buildSettings,
    origin: '',
    ...settings,
    submissions: new Map(),
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // The checks stay on in development; their warnings of their own slowness say nothing about the state.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(api.middleware, watch),
  });
  // Calls that a page shows are made again when the device is back online.
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
  return Object.assign(store, { submissions: extra.submissions });
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
