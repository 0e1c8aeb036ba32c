export interface Counted {
  bucket: number;
  count: number;
}

/**
 * The bucket below or in which `share` of all counts lie (0.75: the 75th percentile); undefined where nothing was
 * counted.
 */
export const percentile = (counted: readonly Counted[], share: number): number | undefined => {
  const sorted = counted.toSorted((one, other) => one.bucket - other.bucket);
  const wanted = share * sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  return sorted.find(({ count }) => (seen += count) >= wanted)?.bucket;
};
