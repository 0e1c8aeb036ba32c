import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { deskApi } from './deskApi.ts';

export const makeDeskStore = () => {
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // Keeps the development checks, without their warnings about slowness.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(deskApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
};

export type DeskState = ReturnType<ReturnType<typeof makeDeskStore>['getState']>;
