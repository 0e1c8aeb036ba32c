import { bucketOf, valueOf } from './bucket.ts';
import { percentile } from './percentile.ts';

const p75 = (vital: string, values: readonly number[]) => {
  const bucket = percentile(
    values.map((value) => ({ bucket: bucketOf(vital, value), count: 1 })),
    0.75,
  );
  return bucket === undefined ? undefined : valueOf(vital, bucket);
};

describe('the 75th percentile of vitals', () => {
  it('is the visit that three of four are better than, within 2.5 percent', () => {
    for (const value of [1, 17, 250, 2500, 60_000]) {
      const told = p75('LCP', [1, value / 2, value, value * 4].map(Math.abs)) ?? 0;
      expect(Math.abs(told - value) / value).toBeLessThanOrEqual(0.025);
    }
  });

  it('tells layout shifts as small as a ten-thousandth', () => {
    expect(p75('CLS', [0, 0, 0.1, 0.3])).toBeCloseTo(0.1, 2);
    expect(p75('CLS', [0, 0, 0, 0.3])).toBe(0);
  });

  it('is missing where nothing was measured', () => {
    expect(p75('INP', [])).toBeUndefined();
  });
});
