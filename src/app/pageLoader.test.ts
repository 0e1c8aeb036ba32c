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

it('calls a page slow after 300 ms, until it is loaded', async () => {
  jest.useFakeTimers();
  const loader = makePageLoader(makeStore());
  const listener = jest.fn();
  loader.subscribe(listener);
  const loading = loader.load(about());
  jest.advanceTimersByTime(299);
  expect(loader.isSlow()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(loader.isSlow()).toBe(true);
  await loading;
  await Promise.resolve();
  expect(loader.isSlow()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('renders a loaded page without waiting', async () => {
  const loader = makePageLoader(makeStore());
  expect(loader.ready('aboutUs')).toBeUndefined();
  await loader.load(about());
  expect(loader.ready('aboutUs')?.words.h1).toBe('About us');
});
