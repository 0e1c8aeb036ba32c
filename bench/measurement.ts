/** The result of one measurement; times in milliseconds. */
export interface Measurement {
  name: string;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Summarises runs that took `wallMs` together. `units` is the number of operations in one run. */
export const summarise = (
  name: string,
  { times, wallMs, units = 1 }: { times: readonly number[]; wallMs: number; units?: number },
): Measurement => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    perSecond: (times.length * units * 1000) / wallMs,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
};

const formatRate = (count: number): string => Math.round(count).toLocaleString('en-GB');
const formatMs = (ms: number): string => ms.toFixed(ms < 10 ? 2 : 1);

/** Formats a Markdown table. The last column compares each rate with that of the first row. */
export const toTable = (measurements: readonly Measurement[]): string => {
  const [base] = measurements;
  const rows = measurements.map(({ name, perSecond, p50, p95, p99 }) => [
    name,
    formatRate(perSecond),
    ...[p50, p95, p99].map(formatMs),
    (perSecond / (base?.perSecond ?? 1)).toFixed(2),
  ]);
  const headings = ['what', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', `relative to ${base?.name ?? ''}`];
  return [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
