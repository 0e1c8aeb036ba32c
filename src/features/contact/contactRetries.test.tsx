import { screen, waitFor } from '@testing-library/react';
import {
  closeMailServers,
  renderContact,
  pressSendMessage,
  SEND,
  SEND_FORM,
  writeMessage,
} from '../../../tests/support/renderContact.tsx';
import { IDEMPOTENCY_KEY } from '../../contract/constants.ts';

const findSent = () => screen.findByRole('heading', { name: 'Email sent successfully!' });

const open = async (setting: Parameters<typeof renderContact>[0] = {}) => {
  const opened = await renderContact(setting);
  const route = setting.form === 'enquiry' ? SEND_FORM : SEND;
  const keys = () => opened.server.requestsTo(route).map(({ headers }) => headers['idempotency-key']);
  return { ...opened, keys };
};

afterEach(closeMailServers);

it('retries automatically with a new key if the server has another message under the old one', async () => {
  const { keys } = await open({ response: [{ drop: true }, { status: 422 }, { body: 'OK' }] });
  await writeMessage();
  await pressSendMessage();
  await findSent();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(third).toMatch(IDEMPOTENCY_KEY);
});

it('uses a new key for the next message, even one with the same text', async () => {
  const { keys } = await open();
  await writeMessage();
  await pressSendMessage();
  await findSent();
  await writeMessage();
  await pressSendMessage();
  await waitFor(() => expect(keys()).toHaveLength(2));
  await findSent();
  expect(keys()[1]).not.toBe(keys()[0]);
});

it("sends the honeypot's value and for how long the form was shown", async () => {
  const { server, container } = await open();
  await writeMessage();
  (container.querySelector('[name="website"]') as HTMLInputElement).value = 'https://spam.example';
  await pressSendMessage();
  await findSent();
  expect(JSON.parse(server.requestsTo(SEND)[0]?.text ?? '')).toMatchObject({
    template_params: { website: 'https://spam.example', shown_for: expect.any(Number) },
  });
});
