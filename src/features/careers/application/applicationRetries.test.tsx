import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLY,
  expectEntriesKept,
  field,
  fillIn,
  renderJobForm,
  pressSend,
  resumeField,
  sendButton,
  UPLOAD,
} from '../../../../tests/support/renderJobForm.ts';
import { goOffline, goOnline } from '../../../../tests/support/connection.ts';
import { makeGate } from '../../../../tests/support/gate.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleReceipt, sampleResume } from '../../../../tests/support/sampleApplication.ts';
import { SUBMISSION_KEY } from '../../../contract/constants.ts';

const UNCONFIRMED = 'We could not confirm that your application arrived.';
const OFFLINE = 'You are offline. Your application will be sent as soon as the connection is back.';
const taken = { body: { filename: 'stored-1.pdf' } };

const expectLines = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const findConfirmation = () =>
  screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
const findStatus = (words: string) => screen.findByText(words, { selector: '[role="status"]' });

const open = async (...parts: Parameters<typeof renderJobForm>) => {
  const opened = await renderJobForm(...parts);
  const keys = (call: string) =>
    opened.server.requestsTo(call).map(({ headers }) => headers['idempotency-key']);
  return { ...opened, keys };
};

afterEach(closeCareersServers);

it('checks automatically whether an application arrived if its response was lost', async () => {
  const { gate, open: letThrough } = makeGate();
  const { keys } = await open({ apply: [{ drop: true }, { body: sampleReceipt, gate }] });
  await fillIn();
  await pressSend();
  expect(await findStatus('Checking whether it arrived…')).toBeVisible();
  expect(screen.queryByText(/success/i)).not.toBeInTheDocument();
  letThrough();
  await findConfirmation();
  const [first, second] = keys(APPLY);
  expect(first).toMatch(SUBMISSION_KEY);
  expect(second).toBe(first);
});

it('retries the upload automatically when the connection breaks', async () => {
  const log = expectLines();
  const { gate, open: letThrough } = makeGate();
  const { keys } = await open({ upload: [{ drop: true }, { ...taken, gate }] });
  await fillIn();
  await pressSend();
  expect(await findStatus('The connection broke. Uploading your resume again…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  letThrough();
  await findConfirmation();
  expect(new Set(keys(UPLOAD)).size).toBe(1);
  expect(log.mock.calls.map(String).every((line) => line.includes('socket hang up'))).toBe(true);
});

it('sends every attempt of a form with the same key, whatever is changed in it', async () => {
  expectLines();
  const refused = { status: 500 };
  const { keys } = await open({ apply: refused });
  await fillIn();
  const press = async (count: number) => {
    await pressSend();
    await waitFor(() => expect(keys(APPLY)).toHaveLength(count));
    await screen.findByRole('alert');
  };
  await press(1);
  await press(2);
  await userEvent.type(field(/^Name/), '!');
  await press(3);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Keep my application for two years/ }));
  await press(4);
  await userEvent.upload(resumeField(), sampleResume('another', 'other.pdf'));
  await press(5);
  expect(new Set([...keys(APPLY), ...keys(UPLOAD)]).size).toBe(1);
  expect(keys(UPLOAD)).toHaveLength(2);
});

it('can stop waiting for the response, and says that it may have arrived', async () => {
  const log = expectLines();
  const { gate, open: letThrough } = makeGate();
  await open({ apply: { body: sampleReceipt, gate } });
  await fillIn();
  await pressSend();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(UNCONFIRMED);
  expect(alert).toHaveTextContent('Sending it again is safe');
  expect(sendButton()).toHaveFocus();
  expectEntriesKept();
  letThrough();
  expect(log.mock.calls.map(String)).toEqual(['Failed to upload']);
});

it('says at once that the browser is offline, and sends when it is back online', async () => {
  const { server } = await open();
  await fillIn();
  goOffline();
  expect(screen.getByText(/^You are offline\. You can go on/)).toHaveAttribute('role', 'status');
  await pressSend();
  expect(await findStatus(OFFLINE)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(server.requestsTo(UPLOAD)).toEqual([]);
  goOnline();
  await findConfirmation();
  expect(server.requestsTo(APPLY)).toHaveLength(1);
});

it('goes back to editing on Cancel while it waits for the connection', async () => {
  const { server } = await open();
  await fillIn();
  goOffline();
  await pressSend();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  goOnline();
  expect(await screen.findByText(/^Cancelled\. Your application was not sent/)).toBeVisible();
  expectEntriesKept();
  expect(server.requestsTo(UPLOAD)).toEqual([]);
  await pressSend();
  await findConfirmation();
});
