import { jest } from '@jest/globals';
import { startCareersServer, type CareersServer, type Script } from '../../tests/support/careersServer.ts';
import {
  sampleApplicant,
  sampleApplication,
  sampleReceipt,
  sampleUpload,
} from '../../tests/support/sampleApplication.ts';
import { APPLICATION_FIELDS } from '../contract/applicationFields.ts';
import { skipRetryDelays } from '../../tests/support/skipRetryDelays.ts';
import { applicationApi } from './applicationApi.ts';
import { formRetries } from './sendForm.ts';
import { makeStore } from './store.ts';

const UPLOAD = 'POST /career-file-upload.php';
const APPLY = 'POST /career-form.php';
const { uploadResume, apply } = applicationApi.endpoints;
const { key } = sampleApplication;
const delays = formRetries.backoff;

beforeAll(skipRetryDelays);

let server: CareersServer | undefined;

const openStore = async (script: Script, { isExternal = false } = {}) => {
  server = await startCareersServer(script);
  return makeStore(isExternal ? { careersHost: server.url } : { origin: server.url });
};
const requestsTo = (call: string) => server?.requestsTo(call) ?? [];
const readKeys = (call: string) => requestsTo(call).map(({ headers }) => headers['idempotency-key']);
const expectLines = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(async () => {
  await server?.close();
  server = undefined;
});

it('returns the stored name of an upload, and the receipt of an application', async () => {
  const store = await openStore({
    [UPLOAD]: { body: { filename: 'stored.pdf' } },
    [APPLY]: { body: sampleReceipt },
  });
  expect(await store.dispatch(uploadResume.initiate(sampleUpload()))).toEqual({ data: 'stored.pdf' });
  expect(await store.dispatch(apply.initiate(sampleApplication))).toEqual({ data: sampleReceipt });
  expect(readKeys(UPLOAD)).toEqual([key]);
  expect(readKeys(APPLY)).toEqual([key]);
});

it.each<[string, unknown]>([
  ['an error beside the name', { filename: 'a.pdf', error: 'Disk full' }],
  ['an empty name', { filename: '' }],
  ['no name', {}],
  ['null', null],
  ["a proxy's page", '<html>'],
])('does not take %s for a stored upload', async (_, body) => {
  const store = await openStore({ [UPLOAD]: { body } });
  const { error } = await store.dispatch(uploadResume.initiate(sampleUpload()));
  expect(error).toMatchObject({ status: 200 });
  expect(requestsTo(UPLOAD)).toHaveLength(1);
});

it('sends our own server the consent and the honeypot fields', async () => {
  const store = await openStore({ [APPLY]: { body: sampleReceipt } });
  const website = 'https://spam.example';
  await store.dispatch(apply.initiate({ ...sampleApplication, hasConsent: true, website }));
  expect(JSON.parse(requestsTo(APPLY)[0]?.text ?? '')).toEqual({
    ...sampleApplicant,
    job_role: 'Network Engineer',
    job_id: 5,
    resumefile: 'stored.pdf',
    consent: '2026-11',
    website,
    shown_for: 4322,
  });
});

it('sends another host what the specification says, as JSON, once', async () => {
  expectLines();
  const store = await openStore(
    { [UPLOAD]: { status: 503 }, [APPLY]: { status: 503 } },
    { isExternal: true },
  );
  await store.dispatch(uploadResume.initiate(sampleUpload()));
  await store.dispatch(apply.initiate({ ...sampleApplication, hasConsent: true, website: 'x' }));
  expect([readKeys(UPLOAD), readKeys(APPLY)]).toEqual([[undefined], [undefined]]);
  expect(requestsTo(APPLY)[0]?.headers['content-type']).toBe('application/json');
  expect(Object.keys(JSON.parse(requestsTo(APPLY)[0]?.text ?? '')).toSorted()).toEqual(
    [...APPLICATION_FIELDS, 'job_role', 'job_id', 'resumefile'].toSorted(),
  );
});

it.each<[string, unknown]>([
  ['an object', { success: true }],
  ['null', null],
  ['a text in JSON', '"thanks"'],
])('takes any JSON of another host for success: %s', async (_, body) => {
  const store = await openStore({ [APPLY]: { body } }, { isExternal: true });
  expect(await store.dispatch(apply.initiate(sampleApplication))).toEqual({ data: {} });
});

it.each<[string, unknown]>([
  ['an empty body', ''],
  ["a proxy's page", '<html>'],
])('does not take %s of another host for success', async (_, body) => {
  const log = expectLines();
  const store = await openStore({ [APPLY]: { body } }, { isExternal: true });
  expect(await store.dispatch(apply.initiate(sampleApplication))).toHaveProperty('error');
  expect(log).toHaveBeenCalledTimes(1);
});

it.each<[string, unknown]>([
  ['an empty body', ''],
  ['null', null],
  ['an object without a reference', {}],
  ["a proxy's page", '<html>'],
])('takes %s of our own server for an unknown outcome', async (_, body) => {
  expectLines();
  const store = await openStore({ [APPLY]: { body } });
  expect(await store.dispatch(apply.initiate(sampleApplication))).toMatchObject({
    error: { hasLostResponse: true },
  });
});

it.each([502, 503, 504])('retries with the same key after %d until it is accepted', async (status) => {
  const store = await openStore({
    [UPLOAD]: [{ status }, { body: { filename: 'stored.pdf' } }],
    [APPLY]: [{ status }, { drop: true }, { body: sampleReceipt }],
  });
  await store.dispatch(uploadResume.initiate(sampleUpload()));
  expect(await store.dispatch(apply.initiate(sampleApplication))).toHaveProperty('data');
  expect(readKeys(UPLOAD)).toEqual(Array(2).fill(key));
  expect(readKeys(APPLY)).toEqual(Array(3).fill(key));
});

it('sends a form once more with another key if our server has other content under the first', async () => {
  const conflict = { status: 422, body: { error: 'sent before with other content' } };
  const store = await openStore({
    [UPLOAD]: [conflict, { body: { filename: 'stored.pdf' } }],
    [APPLY]: [conflict, { body: sampleReceipt }],
  });
  expect(await store.dispatch(uploadResume.initiate(sampleUpload()))).toHaveProperty('data');
  expect(await store.dispatch(apply.initiate(sampleApplication))).toHaveProperty('data');
  for (const call of [UPLOAD, APPLY]) {
    expect(readKeys(call)).toHaveLength(2);
    expect(readKeys(call)[1]).not.toBe(key);
  }
});

it('gives up after four attempts, and reports that the application may have arrived', async () => {
  const log = expectLines();
  const store = await openStore({ [APPLY]: { drop: true } });
  const { error } = await store.dispatch(apply.initiate(sampleApplication));
  expect(error).toMatchObject({ status: 'FETCH_ERROR', hasLostResponse: true });
  expect(requestsTo(APPLY)).toHaveLength(4);
  expect(log.mock.calls).toEqual([['Failed to upload']]);
});

it.each([
  [400, {}, false],
  [429, { 'retry-after': '90' }, false],
  [500, {}, true],
])('does not retry after %d, and reports whether it may have arrived', async (status, headers, isUnknown) => {
  expectLines();
  const store = await openStore({ [APPLY]: { status, headers, body: { error: 'No' } } });
  const { error } = await store.dispatch(apply.initiate(sampleApplication));
  expect(error).toMatchObject({ status, data: { error: 'No' }, hasLostResponse: isUnknown });
  expect(error).toHaveProperty('retryAfter', status === 429 ? 90 : undefined);
  expect(requestsTo(APPLY)).toHaveLength(1);
});

it('still reports an unknown outcome if a later attempt is refused by the rate limit', async () => {
  expectLines();
  const store = await openStore({ [APPLY]: [{ drop: true }, { status: 429 }] });
  expect(await store.dispatch(apply.initiate(sampleApplication))).toMatchObject({
    error: { status: 429, hasLostResponse: true },
  });
});

it('gives up an upload after 30 seconds without progress', async () => {
  jest.useFakeTimers();
  const requests: XMLHttpRequest[] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  const store = makeStore({ origin: 'http://localhost' });
  void store.dispatch(uploadResume.initiate(sampleUpload()));
  await jest.advanceTimersByTimeAsync(29_000);
  requests[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(abort).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(abort).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('fails if a proxy answers with a status that HTTP does not have', async () => {
  const store = await openStore({ [UPLOAD]: { status: 999 } });
  expect(await store.dispatch(uploadResume.initiate(sampleUpload()))).toHaveProperty('error');
});

it('sends nothing of an upload that is cancelled at once', async () => {
  const store = await openStore({ [UPLOAD]: { body: { filename: 'stored.pdf' } } });
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const call = store.dispatch(uploadResume.initiate(sampleUpload()));
  call.abort();
  expect(await call).toMatchObject({ error: { name: 'AbortError' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(send).not.toHaveBeenCalled();
});

it('says how long the visitor waited', async () => {
  expectLines();
  const store = await openStore({ [APPLY]: { status: 500 } });
  const now = jest.spyOn(performance, 'now');
  let clock = 1000;
  now.mockImplementation(() => (clock += 63_000));
  const { error } = await store.dispatch(apply.initiate(sampleApplication));
  expect((error as { waitedMs: number }).waitedMs).toBeGreaterThanOrEqual(63_000);
});

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
])('before retry %i of a form, waits %i ms', async (attempt, ms) => {
  jest.useFakeTimers();
  const ended = jest.fn();
  void delays?.(attempt, 3).then(ended);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
