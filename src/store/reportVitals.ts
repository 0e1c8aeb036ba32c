import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { PageKind } from '../content/pages.ts';
import { calls } from '../contract/calls.ts';
import type { VitalsReport } from '../contract/vitals.ts';

/**
 * Gathers what the visit of a page is measured by and sends it once, when the page is first hidden: that may be the last
 * that is heard of it. No cookie, no id, no address of the page (docs/requirements.md, PERF-30).
 */
export const reportVitals = (kind: PageKind): void => {
  const values: VitalsReport['values'] = {};
  const keep = ({ name, value }: Metric): void => {
    values[name] = value;
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(keep);

  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    // In the bubbling phase: the library finishes its figures in the capturing one.
    removeEventListener('visibilitychange', send);
    const report: VitalsReport = { kind, values };
    navigator.sendBeacon(calls.vitals, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
};
