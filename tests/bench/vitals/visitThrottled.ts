import type { Browser } from '@playwright/test';
import type { Vitals } from './vitals.ts';

/** Lighthouse's slow 4G for a line that is really slow (DevTools' factors): bytes a second, milliseconds there and back. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375, offline: false };
const PROCESSOR_SLOWED = 4;
/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** After the load event: late files come, and whatever is going to move has moved. */
const SETTLED_MS = 3000;

/** Visits a page for the first time over a line and with a processor that are slow in fact, not by computation. */
export const visitThrottled = async (browser: Browser, url: string): Promise<Vitals> => {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => window.seenVitals);
  } finally {
    await context.close();
  }
};

declare global {
  interface Window {
    seenVitals: Vitals;
  }
}

/** In the page: takes each figure as the browser tells of it. */
const watch = (): void => {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  window.seenVitals = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', ({ duration }) => (seen.tbt += duration - 50));
};
