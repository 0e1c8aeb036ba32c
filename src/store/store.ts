import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { buildSettings, type BuildSettings } from '../contract/buildSettings.ts';
import type { PendingMessage, PendingApplication } from './pendingSubmissions.ts';
import { searchSlice } from './searchSlice.ts';
import { uiSlice } from './uiSlice.ts';
import type { pause } from './waiting.ts';

/** State that arrives with a chunk declares itself here by module augmentation, so that no circle arises. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by augmentation, see careersApi.ts
export interface LateState {}

/** A part of the store that arrives later: a slice, or an RTK Query api with its middleware. */
export interface LatePart {
  reducerPath: string;
  reducer: Reducer;
  middleware?: Middleware;
}

/** Where calls go, and the ids that the e-mail calls carry; the build's own where left out. */
type CallSettings = Pick<
  BuildSettings,
  'careersHost' | 'emailHost' | 'emailUserId' | 'emailServiceId' | 'emailTemplateId' | 'emailFormTemplateId'
> & {
  /** Of our own server, where the page itself is from elsewhere, as in a test; else empty. */
  origin: string;
  /** How time passes between attempts, where it is not by the clock. */
  pause?: typeof pause;
};

/** What queries may need and what must never stand in the state. */
export interface StoreExtra extends CallSettings {
  /** What applicants typed and chose, on its way out, by submission id. */
  pendingApplications: Map<string, PendingApplication>;
  /** What visitors wrote in a contact form, on its way out, by submission id. */
  pendingMessages: Map<string, PendingMessage>;
}

/** A chunk brought its part of the store. */
export const partInjected = createAction<string>('store/partInjected');

/**
 * Makes a store: one a browser tab, one a rendered page, one a test. `inject` adds a late part and is true; asking again
 * changes nothing and is false (docs/requirements.md, STORE-1 to STORE-3).
 */
export const makeStore = (settings: Partial<CallSettings> = {}) => {
  const extra: StoreExtra = {
    ...buildSettings,
    origin: '',
    ...settings,
    pendingApplications: new Map(),
    pendingMessages: new Map(),
  };
  const reducer = combineSlices(uiSlice, searchSlice).withLazyLoadedSlices<LateState>();
  const late = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Development's checks of the state stay; their warnings of their own slowness tell of a busy machine only.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(late.middleware),
  });
  const injected = new Set<string>();
  const inject = (part: LatePart): boolean => {
    if (injected.has(part.reducerPath)) return false;
    injected.add(part.reducerPath);
    reducer.inject(part as Parameters<typeof reducer.inject>[0]);
    if (part.middleware) late.addMiddleware(part.middleware);
    store.dispatch(partInjected(part.reducerPath));
    return true;
  };
  return Object.assign(store, {
    inject,
    pendingApplications: extra.pendingApplications,
    pendingMessages: extra.pendingMessages,
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
