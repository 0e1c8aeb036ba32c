import { jest } from '@jest/globals';
import { startCareersServer, type CareersServer, type Script } from '../../tests/support/careersServer.ts';
import { sampleApplicant, sampleSubmission, sampleReceipt } from '../../tests/support/sampleApplication.ts';
import { APPLICATION_FIELDS } from '../contract/applicationFields.ts';
import { skipRetryDelays } from '../../tests/support/skipRetryDelays.ts';
import { addApi } from './api.ts';
import { applicationApi } from './applicationApi.ts';
import { makeStore } from './store.ts';

const UPLOAD = 'POST /career-file-upload.php';
const APPLY = 'POST /career-form.php';
const { uploadResume, apply } = applicationApi.endpoints;

beforeAll(skipRetryDelays);

let server: CareersServer | undefined;

const openStore = async (script: Script, { isExternal = false, hasConsent = false } = {}) => {
  server = await startCareersServer(script, { isPlain: isExternal });
  const store = makeStore(isExternal ? { careersHost: server.url } : { origin: server.url });
  addApi(store);
  const pending = sampleSubmission(hasConsent);
  store.submissions.set('a', pending);
  return { store, pending };
};
const uploaded = { resumefile: 'stored.pdf' };
const requestsTo = (call: string) => server?.requestsTo(call) ?? [];
const readKeys = (call: string) => requestsTo(call).map(({ headers }) => headers['idempotency-key']);
const expectLines = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(async () => {
  await server?.close();
  server = undefined;
});

it('adds the stored name of an upload to the pending application, and returns the receipt', async () => {
  const { store, pending } = await openStore({
    [UPLOAD]: { body: { filename: 'stored.pdf' } },
    [APPLY]: { body: sampleReceipt },
  });
  expect(await store.dispatch(uploadResume.initiate('a'))).toEqual({ data: null });
  expect(pending.resumefile).toBe('stored.pdf');
  expect(await store.dispatch(apply.initiate('a'))).toEqual({ data: sampleReceipt });
  expect(readKeys(UPLOAD)).toEqual([pending.key]);
  expect(readKeys(APPLY)).toEqual([pending.key]);
});

it('sends our own server the consent and the honeypot fields', async () => {
  const { store, pending } = await openStore({ [APPLY]: { body: sampleReceipt } }, { hasConsent: true });
  Object.assign(pending, uploaded, { website: 'https://spam.example' });
  await store.dispatch(apply.initiate('a'));
  expect(JSON.parse(requestsTo(APPLY)[0]?.text ?? '')).toEqual({
    ...sampleApplicant,
    job_role: 'Network Engineer',
    job_id: 5,
    resumefile: 'stored.pdf',
    consent: '2026-11',
    website: 'https://spam.example',
    shown_for: 4322,
  });
});

it('sends another server no key, consent or honeypot fields, and does not retry', async () => {
  expectLines();
  const { store, pending } = await openStore(
    { [UPLOAD]: { status: 503 }, [APPLY]: { status: 503 } },
    { isExternal: true, hasConsent: true },
  );
  Object.assign(pending, { website: 'x' });
  await store.dispatch(uploadResume.initiate('a'));
  Object.assign(pending, uploaded);
  await store.dispatch(apply.initiate('a'));
  expect([readKeys(UPLOAD), readKeys(APPLY)]).toEqual([[undefined], [undefined]]);
  expect(Object.keys(JSON.parse(requestsTo(APPLY)[0]?.text ?? ''))).toEqual([
    ...APPLICATION_FIELDS,
    'job_role',
    'job_id',
    'resumefile',
  ]);
});

it('sends another host nothing that needs a preflight', async () => {
  const { store } = await openStore(
    { [UPLOAD]: { body: { filename: 'stored.pdf' } }, [APPLY]: { body: { success: true } } },
    { isExternal: true },
  );
  expect(await store.dispatch(uploadResume.initiate('a'))).toEqual({ data: null });
  expect(await store.dispatch(apply.initiate('a'))).toEqual({ data: {} });
  expect(['OPTIONS /career-file-upload.php', 'OPTIONS /career-form.php'].flatMap(requestsTo)).toEqual([]);
  expect(requestsTo(APPLY)[0]?.headers['content-type']).toMatch(/^text\/plain/);
  expect(JSON.parse(requestsTo(APPLY)[0]?.text ?? '')).toEqual({
    ...sampleApplicant,
    job_role: 'Network Engineer',
    job_id: 5,
    resumefile: 'stored.pdf',
  });
});

it.each([502, 503, 504])('retries with the same key after %d until it is accepted', async (status) => {
  const { store, pending } = await openStore({
    [UPLOAD]: [{ status }, { body: { filename: 'stored.pdf' } }],
    [APPLY]: [{ status }, { drop: true }, { body: sampleReceipt }],
  });
  await store.dispatch(uploadResume.initiate('a'));
  expect(await store.dispatch(apply.initiate('a'))).toHaveProperty('data');
  expect(readKeys(UPLOAD)).toEqual(Array(2).fill(pending.key));
  expect(readKeys(APPLY)).toEqual(Array(3).fill(pending.key));
});

it('gives up after four attempts, and reports that the application may have arrived', async () => {
  const log = expectLines();
  const { store, pending } = await openStore({ [APPLY]: { drop: true } });
  Object.assign(pending, uploaded);
  const { error } = await store.dispatch(apply.initiate('a'));
  expect(error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(pending.hasLostResponse).toBe(true);
  expect(requestsTo(APPLY)).toHaveLength(4);
  expect(log.mock.calls).toEqual([['Failed to upload']]);
});

it.each([
  [400, {}, false],
  [429, { 'retry-after': '90' }, false],
  [500, {}, true],
])('does not retry after %d, and reports whether it may have arrived', async (status, headers, isUnknown) => {
  expectLines();
  const { store, pending } = await openStore({ [APPLY]: { status, headers, body: { error: 'No' } } });
  Object.assign(pending, uploaded);
  const { error } = await store.dispatch(apply.initiate('a'));
  expect(error).toMatchObject({ status, data: { error: 'No' } });
  expect(pending.hasLostResponse === true).toBe(isUnknown);
  expect(error).toHaveProperty('retryAfter', status === 429 ? 90 : undefined);
  expect(requestsTo(APPLY)).toHaveLength(1);
});

it('still reports an unknown outcome if a later attempt is refused by the rate limit', async () => {
  expectLines();
  const { store, pending } = await openStore({ [APPLY]: [{ drop: true }, { status: 429 }] });
  Object.assign(pending, uploaded);
  expect(await store.dispatch(apply.initiate('a'))).toMatchObject({
    error: { status: 429 },
  });
  expect(pending.hasLostResponse).toBe(true);
});

it('gives up an upload after 30 seconds without progress', async () => {
  jest.useFakeTimers();
  const requests: XMLHttpRequest[] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  const store = makeStore({ origin: 'http://localhost' });
  addApi(store);
  store.submissions.set('a', sampleSubmission());
  void store.dispatch(uploadResume.initiate('a'));
  await jest.advanceTimersByTimeAsync(29_000);
  requests[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(abort).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(abort).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('treats a response that is not JSON as empty', async () => {
  expectLines();
  const { store, pending } = await openStore({ [APPLY]: { body: '<html>' } });
  Object.assign(pending, uploaded);
  expect(await store.dispatch(apply.initiate('a'))).toHaveProperty('error');
  expect(pending.hasLostResponse).toBe(true);
});

it('sends no application without an upload, and nothing without a pending application', async () => {
  expectLines();
  const { store } = await openStore({});
  expect(await store.dispatch(apply.initiate('a'))).toHaveProperty('error');
  expect(await store.dispatch(uploadResume.initiate('gone'))).toHaveProperty('error');
  expect(requestsTo(APPLY)).toEqual([]);
});
