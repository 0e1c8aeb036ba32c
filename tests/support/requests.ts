import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    /** When the latest click on a link happened, by the page's own clock. */
    clickedAt: number;
  }
}

/** As long as this nothing may be on its way before a page counts as quiet. */
const QUIET_MS = 300;

/** Notes what the documents of a page ask for, and when they were clicked on. Before the first of them. */
export const watchRequests = async (page: Page) => {
  const running = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    running.delete(request);
    changedAt = Date.now();
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
        // The page that is opened fetches ahead what its own links lead to: not what is asked here.
        window.requestIdleCallback = () => 0;
      },
      true,
    );
  });
  return {
    /** Waits until nothing has been on its way for a while. */
    quiet: async (): Promise<void> => {
      changedAt = Date.now();
      while (running.size > 0 || Date.now() - changedAt < QUIET_MS) await page.waitForTimeout(50);
    },
    /** What the page has asked for since it was clicked on. */
    sinceClick: (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime >= window.clickedAt)
          .map(({ name }) => new URL(name).pathname)
          // The browser's own, for the tab.
          .filter((path) => path !== '/favicon.svg'),
      ),
  };
};
