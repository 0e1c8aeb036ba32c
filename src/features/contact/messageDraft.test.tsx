import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeMailServers,
  expectMessageKept,
  messageField,
  openContact,
  pressSendMessage,
  sampleMessage,
  SEND,
  writeMessage,
} from '../../../tests/support/contact.tsx';
import { emptyDevice, keptOnDevice } from '../../../tests/support/deviceStore.ts';
import { makeGate } from '../../../tests/support/gate.ts';

const KEPT = 'What you type is kept on this device until you send or discard it.';
const RESTORED = 'We have kept what you typed on this device, and filled it in again.';

type Setting = Parameters<typeof openContact>[0];

/** Opens a form and waits until it knows what the device keeps. */
const open = async (setting?: Setting) => {
  const opened = await openContact(setting);
  await screen.findByText(KEPT);
  return opened;
};
const ids = async () => (await keptOnDevice()).map(([id]) => String(id).replace('draft-', ''));
const written = (id: string) => waitFor(async () => expect(await ids()).toContain(id), { timeout: 3000 });
const gone = () => waitFor(async () => expect(await ids()).toEqual([]), { timeout: 3000 });

/** As a reload does, or a link and the way back. */
const reload = async ({ unmount }: { unmount: () => void }, setting: Setting = {}) => {
  unmount();
  await written(setting.form ?? 'contact');
  const opened = await openContact(setting);
  await screen.findByText(RESTORED);
  return opened;
};

afterEach(async () => {
  await closeMailServers();
  await emptyDevice();
});

it.each(['contact', 'enquiry'] as const)('fills in again what was typed, and says so (%s)', async (form) => {
  const opened = await open({ form });
  await writeMessage(form);
  const { server } = await reload(opened, { form });
  expect(screen.getByText(RESTORED).closest('[role="status"]')).not.toBeNull();
  expectMessageKept(form);
  expect(server.seen(SEND)).toEqual([]);
});

it('keeps room for its line from the first drawing on, so that nothing jumps when it comes', async () => {
  const { container } = await openContact();
  const line = container.querySelector('.draft-line');
  expect([line?.getAttribute('data-room'), line?.textContent]).toEqual([KEPT, '']);
  await screen.findByText(KEPT);
  expect(line).not.toHaveAttribute('data-room');
});

it('keeps the two forms apart', async () => {
  const opened = await open();
  await userEvent.type(messageField(/^Name/), 'Zé');
  opened.unmount();
  await written('contact');
  await open({ form: 'enquiry' });
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  expect(messageField(/^Name/)).toHaveValue('');
});

it('keeps what was typed before the script came, and does not write over it', async () => {
  const opened = await open();
  await userEvent.type(messageField(/^Name/), 'Earlier');
  await userEvent.type(messageField(/^Phone/), '020 7946 0000');
  opened.unmount();
  await written('contact');
  await openContact();
  // No event that the script could have seen: it stood there before.
  messageField(/^Name/).value = 'Later';
  await screen.findByText(RESTORED);
  expect(messageField(/^Name/)).toHaveValue('Later');
  expect(messageField(/^Phone/)).toHaveValue('020 7946 0000');
});

it('wipes the draft once the message is sent', async () => {
  await open();
  await writeMessage();
  await written('contact');
  await pressSendMessage();
  await screen.findByRole('heading', { name: 'Email sent successfully!' });
  await gone();
});

it('wipes it also when the answer comes after the page was left', async () => {
  const { gate, open: letThrough } = makeGate();
  const { server, unmount } = await open({ answer: { body: 'OK', gate } });
  await writeMessage();
  await pressSendMessage();
  await waitFor(() => expect(server.seen(SEND)).toHaveLength(1));
  unmount();
  await written('contact');
  letThrough();
  await gone();
});

it('sends after a reload under the key of the attempt before it, and says that it is in doubt', async () => {
  const opened = await open({ answer: { status: 500 } });
  await writeMessage();
  await pressSendMessage();
  await screen.findByRole('alert');
  const before = opened.server.seen(SEND)[0]?.headers['idempotency-key'];
  const { server } = await reload(opened);
  expect(screen.getByText(/^Whether your last attempt arrived could not be confirmed/)).toBeVisible();
  await pressSendMessage();
  await screen.findByRole('heading', { name: 'Email sent successfully!' });
  expect(server.seen(SEND)[0]?.headers['idempotency-key']).toBe(before);
});

it('can be discarded, which says so and leaves nothing', async () => {
  const opened = await open();
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  await writeMessage();
  await reload(opened);
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus();
  expect(screen.getByText(/^Draft discarded/).closest('[role="status"]')).not.toBeNull();
  for (const label of [/^Name/, /^Email/, /^Phone/, /^Subject/, /^Message/])
    expect(messageField(label)).toHaveValue('');
  await gone();
});

it('takes no subject for a draft that a link has filled in', async () => {
  const opened = await open({ query: '?service=network_audit' });
  fireEvent.input(messageField(/^Subject/));
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  await userEvent.type(messageField(/^Message/), 'Hum');
  await reload(opened, { query: '?service=video_walls' });
  expect(messageField(/^Subject/)).toHaveValue('Video Walls');
});

it('prefers a subject that was typed to one that a link fills in', async () => {
  const opened = await open({ query: '?service=network_audit' });
  await userEvent.type(messageField(/^Subject/), ', humming');
  await reload(opened, { query: '?service=video_walls' });
  expect(messageField(/^Subject/)).toHaveValue('Network Audit, humming');
});

it('promises nothing where the browser keeps nothing, and sends all the same', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const { server } = await openContact();
  await writeMessage();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  await pressSendMessage();
  await screen.findByRole('heading', { name: 'Email sent successfully!' });
  expect(server.seen(SEND)).toHaveLength(1);
});

it('counts a pasted text that is too long instead of cutting it off', async () => {
  const { server } = await open();
  await writeMessage();
  await userEvent.click(messageField(/^Message/));
  await userEvent.paste('x'.repeat(10_000));
  const excess = sampleMessage.message.length;
  expect(messageField(/^Message/).value).toHaveLength(10_000 + excess);
  expect(screen.getByText(`${excess} characters too many`)).toBeVisible();
  await pressSendMessage();
  expect(screen.getByRole('link', { name: 'Your message must be 10000 characters or fewer' })).toBeVisible();
  expect(server.seen(SEND)).toEqual([]);
});
