/** What a first visit is measured by; times in milliseconds. */
export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const HEAD = [
  'page',
  'first paint, ms',
  'largest paint, ms',
  'slowest, ms',
  'shift',
  'largest shift',
  'blocked, ms',
];

/** Medians of a page's visits, and the worst of what may not happen even once. */
export const cellsOf = (name: string, visits: readonly Vitals[]): (string | number)[] => {
  const each = (figure: keyof Vitals): number[] => visits.map((visit) => visit[figure]);
  return [
    name,
    Math.round(medianOf(each('fcp'))),
    Math.round(medianOf(each('lcp'))),
    Math.round(Math.max(...each('lcp'))),
    medianOf(each('cls')).toFixed(4),
    Math.max(...each('cls')).toFixed(4),
    Math.round(medianOf(each('tbt'))),
  ];
};
