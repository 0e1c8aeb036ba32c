import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeMailServers,
  expectMessageKept,
  messageField,
  renderContact,
  pressSendMessage,
  sampleMessage,
  SEND,
  sendMessageButton,
  writeMessage,
} from '../../../tests/support/renderContact.tsx';
import { clearDrafts, readDrafts } from '../../../tests/support/deviceStore.ts';
import { makeGate } from '../../../tests/support/gate.ts';

const KEPT = 'What you type is kept on this device until you send or discard it.';
const RESTORED = 'We have kept what you typed on this device, and filled it in again.';

type Setting = Parameters<typeof renderContact>[0];

/** Opens a form and waits until it has read the draft. */
const open = async (setting?: Setting) => {
  const opened = await renderContact(setting);
  await screen.findByText(KEPT);
  return opened;
};
const ids = async () => (await readDrafts()).map(([id]) => String(id).replace('draft-', ''));
const written = (id: string) => waitFor(async () => expect(await ids()).toContain(id), { timeout: 3000 });
const gone = () => waitFor(async () => expect(await ids()).toEqual([]), { timeout: 3000 });

/** Like a reload, or following a link and going back. */
const reload = async ({ unmount }: { unmount: () => void }, setting: Setting = {}) => {
  unmount();
  await written(setting.form ?? 'contact');
  const opened = await renderContact(setting);
  await screen.findByText(RESTORED);
  return opened;
};

afterEach(async () => {
  await closeMailServers();
  await clearDrafts();
});

it.each(['contact', 'enquiry'] as const)('restores the typed text, and says so (%s)', async (form) => {
  const opened = await open({ form });
  await writeMessage(form);
  const { server } = await reload(opened, { form });
  expect(screen.getByText(RESTORED).closest('[role="status"]')).not.toBeNull();
  expectMessageKept(form);
  expect(server.requestsTo(SEND)).toEqual([]);
});

it('keeps text typed before hydration, and does not overwrite it', async () => {
  const opened = await open();
  await userEvent.type(messageField(/^Name/), 'Earlier');
  await userEvent.type(messageField(/^Phone/), '020 7946 0000');
  opened.unmount();
  await written('contact');
  await renderContact();
  // Without an event that the script could have seen: it was typed before.
  messageField(/^Name/).value = 'Later';
  await screen.findByText(RESTORED);
  expect(messageField(/^Name/)).toHaveValue('Later');
  expect(messageField(/^Phone/)).toHaveValue('020 7946 0000');
});

it.each(['', ', also if the visitor has left'])(
  'deletes the draft once the message is sent%s',
  async (left) => {
    const { gate, open: answer } = makeGate();
    const { unmount } = await open({ answer: { body: 'OK', gate } });
    await writeMessage();
    await written('contact');
    await pressSendMessage();
    if (left) unmount();
    answer();
    await gone();
  },
);

it('does not store a discarded text again when sending it fails', async () => {
  const { gate, open: answer } = makeGate();
  await open({ answer: { status: 400, body: 'No', gate } });
  await writeMessage();
  await written('contact');
  await pressSendMessage();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  answer();
  await waitFor(() => expect(sendMessageButton()).toHaveTextContent('Send message'));
  expect(JSON.stringify(await readDrafts())).not.toContain(sampleMessage.from_name);
});

it('does not store a subject filled in by a link as a draft', async () => {
  const opened = await open({ query: '?service=network_audit' });
  fireEvent.input(messageField(/^Subject/));
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  await userEvent.type(messageField(/^Message/), 'Hum');
  await reload(opened, { query: '?service=video_walls' });
  expect(messageField(/^Subject/)).toHaveValue('Video Walls');
});

it('prefers a typed subject to one filled in by a link', async () => {
  const opened = await open({ query: '?service=network_audit' });
  await userEvent.type(messageField(/^Subject/), ', humming');
  await reload(opened, { query: '?service=video_walls' });
  expect(messageField(/^Subject/)).toHaveValue('Network Audit, humming');
});

it('keeps a pasted text that is too long, and says by how much', async () => {
  const { server } = await open();
  await writeMessage();
  await userEvent.click(messageField(/^Message/));
  await userEvent.paste('x'.repeat(10_000));
  const excess = sampleMessage.message.length;
  expect(messageField(/^Message/).value).toHaveLength(10_000 + excess);
  expect(screen.getByText(`${excess} characters too many`)).toBeVisible();
  await pressSendMessage();
  expect(screen.getByRole('link', { name: 'Your message must be 10000 characters or fewer' })).toBeVisible();
  expect(server.requestsTo(SEND)).toEqual([]);
});
