import type { StoreExtra } from './store.ts';

/**
 * Where a call goes: to the host that the settings name, else to the site's own. Absolute, because Node's fetch takes
 * no relative address (there, and in tests, one of both is always given).
 */
export const urlOf = (host: string, path: string, { origin }: Pick<StoreExtra, 'origin'>): string =>
  `${host || origin || globalThis.location.origin}${path}`;
