import { jest } from '@jest/globals';
import { paths } from '../content/paths.ts';
import { resolvePath } from '../content/resolvePath.ts';
import { makeStore } from '../store/store.ts';
import { makePageLoader } from './pageLoader.ts';

const about = () => {
  const path = resolvePath(paths.aboutUs);
  if (!path) throw new Error('No page');
  return path;
};

describe('a page on its way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts as slow from 300 ms on, until it is there (SHELL-10)', async () => {
    const loader = makePageLoader(makeStore());
    const heard = jest.fn();
    loader.subscribe(heard);
    const loading = loader.load(about());
    jest.advanceTimersByTime(299);
    expect(loader.isSlow('aboutUs')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(loader.isSlow('aboutUs')).toBe(true);
    expect(loader.isSlow('careers')).toBe(false);
    await loading;
    await Promise.resolve();
    expect(loader.isSlow('aboutUs')).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a page that somebody is about to open', () => {
  it('is drawn without waiting, and counts as neither asked for nor slow (PERF-1)', async () => {
    const loader = makePageLoader(makeStore());
    await loader.fetchFiles(about());
    expect(loader.ready('aboutUs')).toBeUndefined();
    await loader.prepare(about());
    const page = loader.ready('aboutUs');
    expect(page?.words.h1).toBe('About us');
    expect(loader.isSlow('aboutUs')).toBe(false);
  });
});
