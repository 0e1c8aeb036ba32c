/** Each bucket is that much wider than the one before: a percentile told from them is off by 2.5 % at most. */
const STEP = Math.log(1.05);

/** Layout shift is a fraction; in ten-thousandths it is as large a number as milliseconds are. */
const CLS_UNIT = 10_000;

const scaleOf = (vital: string): number => (vital === 'CLS' ? CLS_UNIT : 1);

/** The bucket that counts a value of 0 or more; below one unit (1 ms, 0.0001) it is bucket 0. */
export const bucketOf = (vital: string, value: number): number => {
  const units = value * scaleOf(vital);
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / STEP);
};

/** The value in the middle of a bucket, in the vital's own unit. */
export const valueOf = (vital: string, bucket: number): number =>
  bucket === 0 ? 0 : Math.exp((bucket - 0.5) * STEP) / scaleOf(vital);
