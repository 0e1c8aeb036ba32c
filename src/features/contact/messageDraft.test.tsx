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
import { readDrafts } from '../../../tests/support/deviceStore.ts';
import { makeGate } from '../../../tests/support/gate.ts';

const DRAFT_NOTE = 'What you type is kept in this tab until you send or discard it.';
const RESTORED = 'We have kept what you typed, and filled it in again.';

type RenderOptions = Parameters<typeof renderContact>[0];

/** Simulates a reload, or following a link and going back. */
const reload = async ({ unmount }: { unmount: () => void }, setting: RenderOptions = {}) => {
  unmount();
  return renderContact(setting);
};

afterEach(closeMailServers);

it.each(['contact', 'enquiry'] as const)('restores the typed text, and says so (%s)', async (form) => {
  const opened = await renderContact({ form });
  expect(screen.getByText(DRAFT_NOTE)).toBeVisible();
  await writeMessage(form);
  const { server } = await reload(opened, { form });
  expect(screen.getByText(RESTORED).closest('[role="status"]')).not.toBeNull();
  expectMessageKept(form);
  expect(server.requestsTo(SEND)).toEqual([]);
});

it.each(['', ', even if the visitor has left the page'])(
  'deletes the draft once the message is sent%s',
  async (departure) => {
    const { gate, open: openGate } = makeGate();
    const { unmount } = await renderContact({ response: { body: 'OK', gate } });
    await writeMessage();
    expect(readDrafts().tab).toHaveLength(1);
    await pressSendMessage();
    if (departure) unmount();
    openGate();
    await waitFor(() => expect(readDrafts()).toEqual({ tab: [], device: [] }));
  },
);

it('does not save discarded text again when sending fails', async () => {
  const { gate, open: openGate } = makeGate();
  await renderContact({ response: { status: 400, body: 'No', gate } });
  await writeMessage();
  await pressSendMessage();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  openGate();
  await waitFor(() => expect(sendMessageButton()).toHaveTextContent('Send message'));
  expect(JSON.stringify(readDrafts())).not.toContain(sampleMessage.from_name);
});

it('does not save a draft for a subject that a link prefilled', async () => {
  const opened = await renderContact({ query: '?service=network_audit' });
  fireEvent.input(messageField(/^Subject/));
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  await userEvent.type(messageField(/^Message/), 'Hum');
  await reload(opened, { query: '?service=video_walls' });
  expect(messageField(/^Subject/)).toHaveValue('Video Walls');
});

it('prefers a typed subject to one filled in by a link', async () => {
  const opened = await renderContact({ query: '?service=network_audit' });
  await userEvent.type(messageField(/^Subject/), ', humming');
  await reload(opened, { query: '?service=video_walls' });
  expect(messageField(/^Subject/)).toHaveValue('Network Audit, humming');
});

it('keeps pasted text that is too long, and says by how much', async () => {
  const { server } = await renderContact();
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
