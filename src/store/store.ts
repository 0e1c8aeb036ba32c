import { combineSlices, configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import { buildSettings } from '../contract/buildSettings.ts';
import { aboutSlice } from './aboutSlice.ts';
import { bannerSlice } from './bannerSlice.ts';
import { contactSlice } from './contactSlice.ts';
import { keywordSlice } from './keywordSlice.ts';
import { readMoreSlice } from './readMoreSlice.ts';
import { searchSlice } from './searchSlice.ts';
import { servicesSlice } from './servicesSlice.ts';
import type { CallSettings, StoreExtra } from './storeExtra.ts';
import { submissionSlice } from './submissionSlice.ts';
import { tabsSlice } from './tabsSlice.ts';
import { uiSlice } from './uiSlice.ts';

/** The slices that pages inject later extend this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how Redux Toolkit spells it (combineSlices)
export interface LazySlices {}

const PASS_THROUGH: Middleware = () => (next) => next;

/**
 * Makes a store: one per browser tab, rendered page or test. `settings` override those of the build; `watch` is a
 * middleware that sees every action.
 */
export const makeStore = (settings: Partial<CallSettings> = {}, watch: Middleware = PASS_THROUGH) => {
  const extra: StoreExtra = {
    ...buildSettings,
    origin: '',
    ...settings,
    submissions: new Map(),
  };
  const reducer = combineSlices(
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
  ).withLazyLoadedSlices<LazySlices>();
  const lazy = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Keeps the development checks, without their warnings about slowness.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(lazy.middleware, watch),
  });
  return Object.assign(store, {
    submissions: extra.submissions,
    inject: reducer.inject,
    addMiddleware: lazy.addMiddleware,
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
