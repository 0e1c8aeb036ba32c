import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import type { AppStore } from './store.ts';

/**
 * Adds the api to a store, once, and has it hear of the connection: what a page shows is asked for anew when the
 * device is back online. Travels with the api, so that pages without calls load neither (docs/requirements.md, STORE-2).
 */
export const injectApi = (store: AppStore): void => {
  if (store.inject(api)) setupListeners(store.dispatch);
};
