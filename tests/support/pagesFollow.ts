const WITHIN_MS = 400;

/** Waits until pages and calls show what staff changed: a moment, for which answers are kept (OPS-15). */
export const pagesFollow = (): Promise<void> => new Promise((done) => setTimeout(done, WITHIN_MS));
