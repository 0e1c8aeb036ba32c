/**
 * What real visits are measured by: milliseconds, CLS without a unit (docs/requirements.md, PERF-30). Named as web.dev
 * names them.
 */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** What one visit tells: the kind of its first page and what was measured. Nothing says whose visit it was. */
export interface VitalsReport {
  kind: string;
  values: Partial<Record<Vital, number>>;
}
