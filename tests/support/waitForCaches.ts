const CACHE_MS = 400;

/** Waits until pages and calls show a change by staff, because responses are cached for a moment. */
export const waitForCaches = (): Promise<void> => new Promise((done) => setTimeout(done, CACHE_MS));
