import { deskApi } from './deskApi.ts';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionSlice } from './session/sessionSlice.ts';
import { toastsSlice } from './shell/toastsSlice.ts';

export const makeDeskStore = () => {
  const store = configureStore({
    reducer: combineSlices(deskApi, sessionSlice, toastsSlice),
    middleware: (defaults) => defaults().concat(deskApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
};

export type DeskStore = ReturnType<typeof makeDeskStore>;
export type DeskState = ReturnType<DeskStore['getState']>;
export type DeskDispatch = DeskStore['dispatch'];
