/** Absolute, because Node's fetch takes no relative address (there, and in tests, the host is always given). */
export const urlOf = (host: string, path: string): string => `${host || globalThis.location.origin}${path}`;
