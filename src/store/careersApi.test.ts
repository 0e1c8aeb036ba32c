import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startCareersServer, type CareersServer, type Script } from '../../tests/support/careersServer.ts';
import { sampleOpening, sampleReceipt } from '../../tests/support/sampleApplication.ts';
import type { PageSeed } from '../contract/renderer.ts';
import { careersApi } from './careersApi.ts';
import { seedStore } from './seeds.ts';
import { makeStore } from './store.ts';

let server: CareersServer | undefined;

const openStore = async (script: Script) => {
  server = await startCareersServer(script);
  return makeStore({ careersHost: server.url });
};
const { careerDetail, careerList, receipt } = careersApi.endpoints;
const expectLogLine = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('a seed', () => {
  const seeded = (seed: PageSeed) => {
    const store = makeStore();
    seedStore(store, seed, { jobId: 5, reference: sampleReceipt.reference });
    return store;
  };

  it('is the cached response for the page that was rendered from it', () => {
    const cached = (seed: PageSeed) => careerDetail.select(5)(seeded(seed).getState()).data;
    expect(cached({ opening: sampleOpening })).toEqual({ kind: 'open', opening: sampleOpening });
    expect(cached({ opening: null, isClosed: true })).toEqual({ kind: 'closed' });
    expect(cached({ opening: null })).toEqual({ kind: 'notFound' });
    expect(cached({})).toBeUndefined();
  });

  it('is ignored if it has the wrong shape', () => {
    const bad = { opening: { id: 'x' }, receipt: { reference: 5 }, list: { openings: 'none', total: 1 } };
    const state = seeded(bad as unknown as PageSeed).getState();
    const calls = [
      careerDetail.select(5),
      receipt.select(sampleReceipt.reference),
      careerList.select(undefined),
    ];
    expect(calls.map((select) => select(state).status)).toEqual(Array(3).fill('uninitialized'));
  });

  it('of a list that was shortened for the page is fetched in full at once, a longer list is not', async () => {
    const openings = [sampleOpening];
    const store = await openStore({
      'GET /career.php': { body: [sampleOpening, { ...sampleOpening, id: 6 }] },
    });
    const readList = async (total: number) => {
      seedStore(store, { list: { openings, total }, renderedAt: Date.now() }, {});
      await store.dispatch(careerList.initiate(undefined, { forceRefetch: 300 }));
      return careerList
        .select(undefined)(store.getState())
        .data?.openings.map(({ id }) => id);
    };
    expect(await readList(201)).toEqual([5]);
    expect(server?.requestsTo('GET /career.php')).toHaveLength(0);
    expect(await readList(2)).toEqual([5, 6]);
    expect(server?.requestsTo('GET /career.php')).toHaveLength(1);
  });

  it.each([
    ['not fetched again within five minutes', 299_000, 0],
    ['fetched again after that', 301_000, 1],
  ])('is %s', async (_, age, calls) => {
    const store = await openStore({ 'GET /careerdetail.php/5': { body: sampleOpening } });
    seedStore(store, { opening: sampleOpening, renderedAt: Date.now() - age }, { jobId: 5 });
    await store.dispatch(careerDetail.initiate(5, { forceRefetch: 300 }));
    expect(server?.requestsTo('GET /careerdetail.php/5')).toHaveLength(calls);
  });
});

it('does not retry a refused call, and logs the specified line', async () => {
  const log = expectLogLine();
  const store = await openStore({ 'GET /careerdetail.php/5': { status: 429 } });
  await store.dispatch(careerDetail.initiate(5));
  expect(server?.requestsTo('GET /careerdetail.php/5')).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
});

it('retries a failed call after less than one second and then less than two', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const store = await openStore({
    'GET /career.php': [{ drop: true }, { status: 502 }, { body: [sampleOpening] }],
  });
  const { data } = await store.dispatch(careerList.initiate(undefined));
  expect(data).toMatchObject({ openings: [{ id: sampleOpening.id }], total: 1, hasAlerts: false });
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual(expect.arrayContaining([800, 1600]));
  timers.mockRestore();
});

it("refetches the current page's queries when the device is back online", async () => {
  const log = expectLogLine();
  const store = await openStore({
    'GET /careerdetail.php/5': [{ body: sampleOpening }, { status: 404 }],
    'GET /careerdetail.php/6': { body: sampleOpening },
  });
  const currentPage = store.dispatch(careerDetail.initiate(5));
  const previousPage = store.dispatch(careerDetail.initiate(6));
  await Promise.all([currentPage, previousPage]);
  previousPage.unsubscribe();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(careerDetail.select(5)(store.getState()).data).toEqual({ kind: 'notFound' }));
  expect(server?.requestsTo('GET /careerdetail.php/6')).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
  currentPage.unsubscribe();
});
