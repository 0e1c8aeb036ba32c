import type { Page } from '@playwright/test';

declare global {
  interface Window {
    clickToPaint: Promise<number>;
  }
}

/**
 * Milliseconds from the next click to the frame in which another page's heading is on the screen, by the page's own
 * clock: a task queued in a frame runs once the frame has been drawn.
 */
export const watchClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Two pages are there for a frame: the one that is shown, and the one that was.
    const heading = () =>
      [...document.querySelectorAll('main h1')].find((found) => !found.closest('[hidden]'))?.textContent;
    const before = heading();
    window.clickToPaint = new Promise((done) => {
      let clickedAt = 0;
      window.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        if (clickedAt === 0 || heading() === before || heading() === undefined) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - clickedAt);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, {
        attributeFilter: ['hidden'],
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });

export const clickToPaint = (page: Page): Promise<number> => page.evaluate(() => window.clickToPaint);
