import {
  startCareersServer,
  type ScriptedResponse,
  type CareersServer,
} from '../../tests/support/careersServer.ts';
import {
  sampleMessage,
  sampleParams,
  SEND,
  SEND_FORM,
  sentMessage,
} from '../../tests/support/renderContact.tsx';
import { skipRetryDelays } from '../../tests/support/skipRetryDelays.ts';
import { emailApi } from './emailApi.ts';
import { makeStore } from './store.ts';

let server: CareersServer | undefined;

const emailStore = async (
  response: ScriptedResponse | readonly ScriptedResponse[] = { body: 'OK' },
  ids: Parameters<typeof makeStore>[0] = {},
  { isExternal = false } = {},
) => {
  server = await startCareersServer({ [SEND]: response, [SEND_FORM]: response });
  const host = isExternal ? { emailHost: server.url } : { origin: server.url };
  return makeStore({ ...host, ...ids });
};
beforeAll(skipRetryDelays);

const { sendEmail, sendEmailForm } = emailApi.endpoints;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

it("sends version 2's message as the provider's JSON, without the other form's field", async () => {
  const store = await emailStore();
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toEqual({ data: null });
  const [request] = server?.requestsTo(SEND) ?? [];
  expect(JSON.parse(request?.text ?? '')).toEqual({
    lib_version: '1.0.0',
    user_id: 'site-visitor',
    service_id: 'site-relay',
    template_id: 'contact',
    template_params: { ...sampleParams, shown_for: 4321 },
  });
  expect(request?.headers['content-type']).toBe('application/json');
});

it("sends version 1's message as form data, each field once", async () => {
  const store = await emailStore();
  expect(await store.dispatch(sendEmailForm.initiate(sentMessage))).toEqual({ data: null });
  const [request] = server?.requestsTo(SEND_FORM) ?? [];
  const sent = await new Response(request?.text, {
    headers: { 'content-type': request?.headers['content-type'] ?? '' },
  }).formData();
  expect(Object.fromEntries(sent)).toEqual({
    ...sampleMessage,
    message: sampleMessage.message.replace('\n', '\r\n'),
    lib_version: '1.0.0',
    user_id: 'site-visitor',
    service_id: 'site-relay',
    template_id: 'enquiry',
    shown_for: '4321',
  });
  expect([...sent.keys()]).toHaveLength(11);
});

it.each<[string, ScriptedResponse]>([
  ['status 200 with any body', { body: '<html>' }],
  ['status 200 with no body', { body: '' }],
  ['the text OK with another status', { status: 202, body: 'OK' }],
])('treats as sent: %s', async (_, response) => {
  const store = await emailStore(response);
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toEqual({ data: null });
  expect(await store.dispatch(sendEmailForm.initiate(sentMessage))).toEqual({ data: null });
});

it('returns the reference that our server adds to its OK, if it is valid', async () => {
  const withReference = (reference: string): ScriptedResponse => ({
    body: 'OK',
    headers: { 'message-reference': reference },
  });
  const store = await emailStore([
    withReference('7K3QF-0B9XT-M2WZE-H48RD'),
    withReference('Call 0900 12345'),
  ]);
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toEqual({ data: '7K3QF-0B9XT-M2WZE-H48RD' });
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toEqual({ data: null });
});

it.each<[string, ScriptedResponse, unknown]>([
  ['a refusal in plain words', { status: 400, body: 'The user ID is invalid' }, 'The user ID is invalid'],
  ['a refusal with fields', { status: 400, body: { error: 'No', fields: {} } }, { error: 'No', fields: {} }],
  ['another successful status', { status: 204 }, ''],
])('treats as an error, with its data: %s', async (_, response, data) => {
  const store = await emailStore(response);
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toMatchObject({
    error: { status: response.status, data },
  });
});

it('sends another server no key or honeypot fields, and does not retry', async () => {
  const store = await emailStore({ status: 503 }, {}, { isExternal: true });
  await store.dispatch(sendEmail.initiate(sentMessage));
  await store.dispatch(sendEmailForm.initiate(sentMessage));
  expect(server?.requestsTo(SEND)).toHaveLength(1);
  expect(server?.requestsTo(SEND_FORM)).toHaveLength(1);
  for (const call of [SEND, SEND_FORM]) {
    expect(server?.requestsTo(call)[0]?.headers['idempotency-key']).toBeUndefined();
    expect(server?.requestsTo(call)[0]?.text).not.toMatch(/website|shown_for/);
  }
});

it('retries with the same key when the response is lost, until it is accepted', async () => {
  const store = await emailStore([{ drop: true }, { status: 502 }, { body: 'OK' }]);
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toEqual({ data: null });
  const keys = server?.requestsTo(SEND).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(Array(3).fill('message-0123456789'));
});

it('names every missing id in the error, and sends nothing', async () => {
  const store = await emailStore({}, { emailUserId: '', emailServiceId: '', emailTemplateId: '' });
  const error = 'The user id is required. The service id is required. The template id is required.';
  expect(await store.dispatch(sendEmail.initiate(sentMessage))).toMatchObject({
    error: { error, data: { error } },
  });
  expect(await store.dispatch(sendEmailForm.initiate(sentMessage))).toMatchObject({
    error: { error: 'The user id is required. The service id is required.' },
  });
  expect(server?.requestsTo(SEND)).toEqual([]);
  expect(server?.requestsTo(SEND_FORM)).toEqual([]);
});

it('tells visitors nothing of what another provider says', async () => {
  const body = { error: 'SQLSTATE[42S02] in /var/www/mail.php', secret: 'raw' };
  const store = await emailStore({ status: 400, body }, {}, { isExternal: true });
  const { error } = await store.dispatch(sendEmail.initiate(sentMessage));
  expect(error).toMatchObject({ status: 400 });
  expect(JSON.stringify(error)).not.toMatch(/SQLSTATE|raw/);
});
