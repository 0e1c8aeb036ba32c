import { repeat } from './repeat.ts';

/** Runs a task that fails once, and returns what was logged. */
const logFailure = (error: unknown): Promise<object> =>
  new Promise((result) => {
    const doNothing = () => undefined;
    let start: () => void = doNothing;
    repeat({
      name: 'check',
      startDelayMs: 0,
      intervalMs: 1,
      clock: {
        now: () => new Date(),
        after: (_ms, act) => {
          start = act;
          return doNothing;
        },
      },
      log: { info: doNothing, warn: doNothing, error: result },
      act: () => Promise.reject(error),
    });
    start();
  });

describe('a failed background task', () => {
  it('is logged with its stack, without its message', async () => {
    const details = JSON.stringify(await logFailure(new TypeError('what Grace typed')));
    expect(details).toContain('repeat.test.ts');
    expect(details).toContain('TypeError');
    expect(details).not.toContain('Grace');
  });

  it('is logged with its code only if the disk failed', async () => {
    expect(await logFailure(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))).toEqual({
      code: 'SQLITE_FULL',
    });
  });
});
