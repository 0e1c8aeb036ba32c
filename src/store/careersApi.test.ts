import { jest } from '@jest/globals';
import { startCareersServer, type CareersServer, type Script } from '../../tests/support/careersServer.ts';
import { sampleOpening, sampleReceipt, sampleResume } from '../../tests/support/sampleApplication.ts';
import { careersApi, prepareCareers } from './careersApi.ts';
import { makeStore } from './store.ts';

let server: CareersServer | undefined;

const careersStore = async (script: Script) => {
  server = await startCareersServer(script);
  const store = makeStore({ careersHost: server.url });
  prepareCareers(store, {}, {});
  return store;
};
const { careerDetail, uploadResume, apply } = careersApi.endpoints;
const expectLogLine = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const parcel = { jobId: 5, jobRole: 'Engineer', file: sampleResume(), uploadName: 'stamped.pdf' };
const text = { name: 'Ann', email: 'ann@example.com', phone: '020 7946 0000', otherinformation: '' };

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

it('never repeats a write by itself', async () => {
  const log = expectLogLine();
  const store = await careersStore({ 'POST /career-form.php': { status: 500 } });
  store.parcels.set('a', { ...parcel, text, resumefile: 'stored.pdf' });
  await store.dispatch(apply.initiate('a'));
  expect(server?.seen('POST /career-form.php')).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Failed to upload']]);
});

it('puts the stored name of an upload into the parcel, and hands on the reference alone', async () => {
  const store = await careersStore({
    'POST /career-file-upload.php': { body: { filename: 'stored.pdf' } },
    'POST /career-form.php': { body: sampleReceipt },
  });
  store.parcels.set('a', { ...parcel, text });
  expect(await store.dispatch(uploadResume.initiate('a'))).toEqual({ data: null });
  expect(store.parcels.get('a')?.resumefile).toBe('stored.pdf');
  expect(await store.dispatch(apply.initiate('a'))).toEqual({ data: { reference: sampleReceipt.reference } });
});

it('sends no application without an upload, and neither without a parcel', async () => {
  expectLogLine();
  const store = await careersStore({});
  store.parcels.set('a', { ...parcel, text });
  expect(await store.dispatch(apply.initiate('a'))).toHaveProperty('error');
  expect(await store.dispatch(uploadResume.initiate('gone'))).toHaveProperty('error');
  expect(server?.seen('POST /career-form.php')).toEqual([]);
});
