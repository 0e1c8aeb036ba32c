import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, goOnline } from '../../../tests/support/connection.ts';
import {
  closeMailServers,
  expectMessageKept,
  messageField,
  openContact,
  pressSendMessage,
  SEND,
  SEND_FORM,
  sendMessageButton,
  writeMessage,
} from '../../../tests/support/contact.tsx';
import { makeGate } from '../../../tests/support/gate.ts';
import { SUBMISSION_KEY } from '../../contract/constants.ts';

const findSent = () => screen.findByRole('heading', { name: 'Email sent successfully!' });
const findStatus = (words: string) => screen.findByText(words, { selector: '[role="status"]' });

const open = async (setting: Parameters<typeof openContact>[0] = {}) => {
  const opened = await openContact(setting);
  const call = setting.form === 'enquiry' ? SEND_FORM : SEND;
  const keys = () => opened.server.seen(call).map(({ headers }) => headers['idempotency-key']);
  return { ...opened, keys };
};

afterEach(closeMailServers);

it.each(['contact', 'enquiry'] as const)(
  'checks by itself whether a message arrived whose answer was lost (%s)',
  async (form) => {
    const { gate, open: letThrough } = makeGate();
    const { keys } = await open({ form, answer: [{ drop: true }, { body: 'OK', gate }] });
    await writeMessage(form);
    await pressSendMessage();
    expect(await findStatus('Checking whether it arrived…')).toBeVisible();
    letThrough();
    await findSent();
    const [first, second] = keys();
    expect(first).toMatch(SUBMISSION_KEY);
    expect(second).toBe(first);
  },
);

it('sends all of one form under one key, whatever is changed in it', async () => {
  const { keys } = await open({ answer: { status: 500 } });
  await writeMessage();
  for (const count of [1, 2]) {
    await pressSendMessage();
    await waitFor(() => expect(keys()).toHaveLength(count));
    await screen.findByText('Sending it again is safe: the same message is taken once only.');
  }
  await userEvent.type(messageField(/^Subject/), '!');
  await pressSendMessage();
  await waitFor(() => expect(keys()).toHaveLength(3));
  await screen.findByRole('alert');
  expect(new Set(keys()).size).toBe(1);
});

it('sends again by itself under a new key when the server knows another message under the old one', async () => {
  const { keys } = await open({ answer: [{ drop: true }, { status: 422 }, { body: 'OK' }] });
  await writeMessage();
  await pressSendMessage();
  await findSent();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(third).toMatch(SUBMISSION_KEY);
});

it('takes a new key for the next message, also one of the same words', async () => {
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

it('waits while the browser is offline, can be cancelled, and sends when it is back', async () => {
  const { server } = await open();
  await writeMessage();
  goOffline();
  expect(screen.getByText(/^You are offline\. You can go on writing/)).toHaveAttribute('role', 'status');
  await pressSendMessage();
  const waiting = 'You are offline. Your message will be sent as soon as the connection is back.';
  expect(await findStatus(waiting)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sendMessageButton()).toHaveAttribute('aria-disabled', 'false');
  expectMessageKept();
  await pressSendMessage();
  expect(await findStatus(waiting)).toBeVisible();
  expect(server.seen(SEND)).toEqual([]);
  goOnline();
  await findSent();
  expect(server.seen(SEND)).toHaveLength(1);
});

it('can stop waiting for the answer, and says that it may have arrived', async () => {
  const { gate, open: letThrough } = makeGate();
  await open({ answer: { body: 'OK', gate } });
  await writeMessage();
  await pressSendMessage();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Error sending email\. Please try again\.You stopped waiting/);
  expect(sendMessageButton()).toHaveFocus();
  expectMessageKept();
  letThrough();
});

it('says when a limit is over', async () => {
  await open({ answer: { status: 429, headers: { 'retry-after': '300' } } });
  await writeMessage();
  await pressSendMessage();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many messages came from your network in a short time. Try again in 5 minutes.',
  );
});

it('hands on what a machine filled in, and how long the form was shown', async () => {
  const { server, container } = await open();
  await writeMessage();
  (container.querySelector('[name="website"]') as HTMLInputElement).value = 'https://spam.example';
  await pressSendMessage();
  await findSent();
  expect(JSON.parse(server.seen(SEND)[0]?.text ?? '')).toMatchObject({
    template_params: { website: 'https://spam.example', shown_for: expect.any(Number) },
  });
});
