/** One row of the bar that the site is held to, in our own words, and what holds it. */
export interface QualityRow {
  /** `R-01` to `R-183`; `PERF-1` and on for speed and size, `REL-1` and on for reliability and security. */
  id: string;
  what: string;
  /** Tests by file and the words of their title, or the beginning of them: `walk.spec.ts: ${route} is in order`. */
  tests?: readonly string[];
  /** What no test can judge, or none does yet: the day on which somebody looked, and what was seen. */
  looked?: { on: string; found: string };
}
