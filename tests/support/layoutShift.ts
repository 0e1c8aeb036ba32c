import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  places: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Chromium's entry for a layout shift, which the compiler's library does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes every layout shift that nobody caused, of every document that the page opens from now on. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = (window.layoutShifts = []);
    new PerformanceObserver((list) => {
      // The observer below asks for this type only.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const places = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 60)} ` +
            `${previousRect.top}+${previousRect.height} -> ${currentRect.top}+${currentRect.height}`,
        );
        if (!hadRecentInput) shifts.push({ value, places });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of what has shifted in this document, and what it was. */
export const layoutShift = (page: Page): Promise<{ sum: number; places: string[] }> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The observer hears of a shift after the frame that it happened in.
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const shifts = window.layoutShifts ?? [];
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      places: shifts.flatMap(({ value, places }) => places.map((place) => `${value.toFixed(4)} ${place}`)),
    };
  });
