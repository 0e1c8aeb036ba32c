import { jest } from '@jest/globals';
import { markOf } from './mark.ts';

const pause = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const STEP_MS = 5;

/** Asks again and again, as a busy server does, for so long; gives what it was told. */
const askFor = async (ms: number, known: () => string | undefined): Promise<(string | undefined)[]> => {
  const told: (string | undefined)[] = [];
  for (let at = 0; at < ms; at += STEP_MS) {
    told.push(known());
    await pause(STEP_MS);
  }
  return told;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a mark', () => {
  it('is looked at ahead of its time while it is asked for, so that all go on being answered from memory', async () => {
    let looks = 0;
    const mark = markOf(async () => `look ${(looks += 1)}`);
    expect(mark.known()).toBeUndefined();
    await mark.current();
    const told = await askFor(800, mark.known);
    expect(told).not.toContain(undefined);
    expect(looks).toBeGreaterThan(3);
    expect(looks).toBeLessThan(10);
    expect(told.at(-1)).not.toBe('look 1');
  });

  it('is not looked at while nobody asks, and does not hold longer for it', async () => {
    let looks = 0;
    const mark = markOf(async () => `look ${(looks += 1)}`);
    await mark.current();
    await pause(300);
    expect([looks, mark.known()]).toEqual([1, undefined]);
  });

  it('says whom it fails, and no longer holds', async () => {
    let isThere = true;
    const mark = markOf(async () => {
      if (!isThere) throw new Error('the database does not answer');
      return 'there';
    });
    await mark.current();
    isThere = false;
    const told = await askFor(400, mark.known);
    expect([told[0], told.at(-1)]).toEqual(['there', undefined]);
    await expect(mark.current()).rejects.toThrow('the database does not answer');
  });
});
