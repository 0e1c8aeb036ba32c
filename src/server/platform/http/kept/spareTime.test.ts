import { spareTime } from './spareTime.ts';

/** A piece of work that lasts until it is told to end. */
const piece = () => {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return done;
  };
  return { work, end: (error?: Error) => end(error), isBegun: () => isBegun };
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 2));
};

describe('spare time', () => {
  it('is for one piece of work after the other, also after one that failed', async () => {
    const inSpareTime = spareTime({ share: 0.9 });
    const [first, second] = [piece(), piece()];
    inSpareTime(first.work);
    inSpareTime(second.work);
    expect([first.isBegun(), second.isBegun()]).toEqual([true, false]);
    first.end(new Error('no memory'));
    await until(second.isBegun);
    second.end();
  });

  it('is there again after everything was done', async () => {
    const inSpareTime = spareTime({ share: 0.9 });
    const [first, second] = [piece(), piece()];
    inSpareTime(first.work);
    first.end();
    await new Promise((done) => setTimeout(done, 20));
    expect(inSpareTime(second.work)).toBe(true);
    await until(second.isBegun);
    second.end();
  });

  it('leaves undone what comes when too much waits already', () => {
    const inSpareTime = spareTime({ maxWaiting: 1 });
    const [running, waiting, left] = [piece(), piece(), piece()];
    expect([running, waiting, left].map(({ work }) => inSpareTime(work))).toEqual([true, true, false]);
  });

  it('pauses for as long as its share says', async () => {
    const inSpareTime = spareTime({ share: 0.25 });
    const [first, second] = [piece(), piece()];
    inSpareTime(first.work);
    inSpareTime(second.work);
    const began = performance.now();
    await new Promise((done) => setTimeout(done, 40));
    first.end();
    const lasted = performance.now() - began;
    await until(second.isBegun);
    // Of timers that may come a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(3.9 * lasted - 5);
    second.end();
  });
});
