import { jest } from '@jest/globals';
import { sampleOpening } from '../../tests/support/sampleApplication.ts';
import { openingPath, paths } from '../content/paths.ts';
import { resolvePath } from '../content/resolvePath.ts';
import { careersApi } from '../store/careersApi.ts';
import { makeStore, type RootState } from '../store/store.ts';
import { makePageLoader } from './pageLoader.ts';

const findPath = (pathname: string) => {
  const path = resolvePath(pathname);
  if (!path) throw new Error('No page');
  return path;
};
const about = findPath(paths.aboutUs);

it('reports a page as slow from 300 ms until it is loaded', async () => {
  jest.useFakeTimers();
  const loader = makePageLoader(makeStore());
  const listener = jest.fn();
  loader.subscribe(listener);
  const loading = loader.load(about);
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

it('returns a loaded page without a promise', async () => {
  const loader = makePageLoader(makeStore());
  expect(loader.getLoaded('aboutUs')).toBeUndefined();
  await loader.load(about);
  expect(loader.getLoaded('aboutUs')?.texts.h1).toBe('About us');
});

it("puts the document's data into the store once, so that it never replaces newer data", async () => {
  const store = makeStore();
  const loader = makePageLoader(store, { list: { openings: [sampleOpening], total: 1 } });
  const listTotal = () =>
    careersApi.endpoints.careerList.select(undefined)(store.getState() as Required<RootState>).data?.total;
  await loader.load(findPath(paths.careers));
  expect(listTotal()).toBe(1);
  const value = { openings: [], total: 0, hasAlerts: false };
  store.dispatch(careersApi.util.upsertQueryEntries([{ endpointName: 'careerList', arg: undefined, value }]));
  await loader.load(findPath(openingPath(1)));
  expect(listTotal()).toBe(0);
});
