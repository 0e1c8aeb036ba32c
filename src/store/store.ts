import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { buildSettings } from '../contract/buildSettings.ts';
import { aboutSlice } from './aboutSlice.ts';
import { api, type CallSettings } from './api.ts';
import { bannerSlice } from './bannerSlice.ts';
import { contactSlice } from './contactSlice.ts';
import { actionSanitizer, predicate, stateSanitizer } from './devTools.ts';
import { keywordSlice } from './keywordSlice.ts';
import { readMoreSlice } from './readMoreSlice.ts';
import { searchSlice } from './searchSlice.ts';
import { servicesSlice } from './servicesSlice.ts';
import { submissionSlice } from './submissionSlice.ts';
import { tabsSlice } from './tabsSlice.ts';
import { uiSlice } from './uiSlice.ts';
import { visitSlice } from './visitSlice.ts';

const reducer = combineSlices(
  api,
  visitSlice,
  uiSlice,
  searchSlice,
  aboutSlice,
  submissionSlice,
  bannerSlice,
  contactSlice,
  keywordSlice,
  readMoreSlice,
  servicesSlice,
  tabsSlice,
);

const PASS_THROUGH: Middleware = () => (next) => next;

/**
 * Makes a store: one per browser tab, rendered page or test. `settings` override those of the build; `watch` is a
 * middleware that sees every action.
 */
export const makeStore = (settings: Partial<CallSettings> = {}, watch: Middleware = PASS_THROUGH) => {
  const extraArgument: CallSettings = { ...buildSettings, origin: '', ...settings };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // Keeps the development checks, without their warnings about slowness.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(api.middleware, watch),
    devTools: { actionSanitizer, stateSanitizer, predicate },
  });
  // Refetches the current page's queries when the device is back online.
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
