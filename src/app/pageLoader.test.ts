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

it('marks the document while a page after the first one loads', async () => {
  const { dataset } = document.documentElement;
  const loader = makePageLoader(makeStore());
  const first = loader.load(findPath(paths.home));
  expect(dataset).not.toHaveProperty('loading');
  await first;
  const next = loader.load(about);
  expect(dataset).toHaveProperty('loading');
  await next;
  await Promise.resolve();
  expect(dataset).not.toHaveProperty('loading');
});

it('loads a page once, until it is forgotten', async () => {
  const loader = makePageLoader(makeStore());
  const page = loader.load(about);
  expect(loader.load(about)).toBe(page);
  expect((await page).texts.h1).toBe('About us');
  loader.forget(about);
  expect(loader.load(about)).not.toBe(page);
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
