import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { startCareersServer, type CareersServer, type Script } from '../../tests/support/careersServer.ts';
import { sampleOpening } from '../../tests/support/sampleApplication.ts';
import { careersApi, prepareCareers } from './careersApi.ts';
import { makeStore } from './store.ts';

let server: CareersServer | undefined;

const careersStore = async (script: Script) => {
  server = await startCareersServer(script);
  const store = makeStore({ careersHost: server.url });
  prepareCareers(store, {}, {});
  return store;
};
const { careerDetail } = careersApi.endpoints;
const expectLogLine = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(async () => {
  await server?.close();
  server = undefined;
});

it('knows what a page was rendered from: open, closed, unknown', () => {
  const answerTo = (seed: Parameters<typeof prepareCareers>[1]) => {
    const store = makeStore();
    prepareCareers(store, seed, { jobId: 5 });
    return careerDetail.select(5)(store.getState() as never).data;
  };
  expect(answerTo({ opening: sampleOpening })).toEqual({ kind: 'open', opening: sampleOpening });
  expect(answerTo({ opening: null, isClosed: true })).toEqual({ kind: 'closed' });
  expect(answerTo({ opening: null })).toEqual({ kind: 'notFound' });
  expect(answerTo({})).toBeUndefined();
});

it('asks once only when the server refuses, and logs the specified line', async () => {
  const log = expectLogLine();
  const store = await careersStore({ 'GET /careerdetail.php/5': { status: 429 } });
  await store.dispatch(careerDetail.initiate(5));
  expect(server?.seen('GET /careerdetail.php/5')).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
});

it('asks anew when the connection is back, for what is shown only', async () => {
  const log = expectLogLine();
  const store = await careersStore({
    'GET /careerdetail.php/5': [{ body: sampleOpening }, { status: 404 }],
    'GET /careerdetail.php/6': { body: sampleOpening },
  });
  const shown = store.dispatch(careerDetail.initiate(5));
  const left = store.dispatch(careerDetail.initiate(6));
  await Promise.all([shown, left]);
  left.unsubscribe();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(careerDetail.select(5)(store.getState() as never).data).toEqual({ kind: 'notFound' }),
  );
  expect(server?.seen('GET /careerdetail.php/6')).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
  shown.unsubscribe();
});
