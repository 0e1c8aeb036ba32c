import { repeat } from './repeat.ts';

/** Runs a task that fails once, and returns what was logged. */
const loggedFacts = (error: unknown): Promise<object> =>
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
    const facts = JSON.stringify(await loggedFacts(new TypeError('what Grace typed')));
    expect(facts).toContain('repeat.test.ts');
    expect(facts).toContain('TypeError');
    expect(facts).not.toContain('Grace');
  });

  it('is logged with its code only if the disk failed', async () => {
    expect(await loggedFacts(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))).toEqual({
      code: 'SQLITE_FULL',
    });
  });
});
