import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts of the page so far: value and elements of each. */
    shifts: () => string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records layout shifts on every page opened from now on. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const found: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 60) : 'text',
        );
        if (!hadRecentInput) found.push(`${value.toFixed(4)} ${names.join(' ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shifts = () => {
      note(observer.takeRecords());
      return found;
    };
  });
};
