import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    /** Time of the latest click, by the page's own clock. */
    clickedAt: number;
  }
}

/** A page counts as idle after this time without requests. */
const IDLE_MS = 300;

/** Records the requests of a page's documents, and clicks. Call it before the first document. */
export const watchRequests = async (page: Page) => {
  const running = new Set<Request>();
  let lastChangeAt = Date.now();
  const end = (request: Request) => {
    running.delete(request);
    lastChangeAt = Date.now();
  };
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(1000);
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        window.clickedAt = timeStamp;
        // The opened page prefetches its own links, which do not count here.
        window.requestIdleCallback = () => 0;
      },
      true,
    );
  });
  return {
    /** Waits until the page is idle. */
    waitUntilIdle: async (): Promise<void> => {
      lastChangeAt = Date.now();
      while (running.size > 0 || Date.now() - lastChangeAt < IDLE_MS) await page.waitForTimeout(50);
    },
    /** Reads the page's requests since the last click. */
    readSinceClick: (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime >= window.clickedAt)
          .map(({ name }) => new URL(name).pathname)
          // The browser itself requests it, for the tab.
          .filter((path) => path !== '/favicon.svg'),
      ),
  };
};
