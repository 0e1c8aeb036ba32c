import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    changesOfClick: Promise<string[]>;
  }
}

/** What changes within `<main>` from the next click to the frame that it leads to: attributes by name, children. */
export const changesOfClick = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { attributeName, type } of records) changes.push(attributeName ?? type);
    });
    window.changesOfClick = new Promise((done) => {
      const begin = () => {
        if (main) observer.observe(main, { attributes: true, childList: true, subtree: true });
        requestAnimationFrame(() => {
          observer.disconnect();
          done(changes);
        });
      };
      window.addEventListener('click', begin, { capture: true, once: true });
    });
  });
  return () => page.evaluate(() => window.changesOfClick);
};

interface TraceEvent {
  name: string;
  ts: number;
  args: { data?: { type?: string }; elementCount?: number };
}

/** How many elements have their styles computed from a click to the frame that shows what came of it. */
export const restyledByClick = async (
  browser: Browser,
  page: Page,
  click: () => Promise<void>,
): Promise<number> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const events = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const clicked = events.findIndex(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  const painted = events.findIndex(({ name }, index) => index > clicked && name === 'Paint');
  if (clicked < 0 || painted < 0) throw new Error('No click, or no frame after it');
  return events
    .slice(clicked, painted)
    .reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0), 0);
};
