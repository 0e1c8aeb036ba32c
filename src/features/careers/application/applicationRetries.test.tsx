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
import { IDEMPOTENCY_KEY } from '../../../contract/constants.ts';

const UNCONFIRMED = 'We could not confirm that your application arrived.';
const OFFLINE = 'You are offline. Your application will be sent as soon as the connection is back.';
const uploadAccepted = { body: { filename: 'stored-1.pdf' } };

const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const findConfirmation = () =>
  screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
const findStatus = (text: string) => screen.findByText(text, { selector: '[role="status"]' });

const open = async (...args: Parameters<typeof renderJobForm>) => {
  const opened = await renderJobForm(...args);
  const keys = (route: string) =>
    opened.server.requestsTo(route).map(({ headers }) => headers['idempotency-key']);
  return { ...opened, keys };
};

afterEach(closeCareersServers);

it('checks automatically whether an application arrived if its response was lost', async () => {
  const { gate, open: openGate } = makeGate();
  const { keys } = await open({ apply: [{ drop: true }, { body: sampleReceipt, gate }] });
  await fillIn();
  await pressSend();
  expect(await findStatus('Checking whether it arrived…')).toBeVisible();
  expect(screen.queryByText(/success/i)).not.toBeInTheDocument();
  openGate();
  await findConfirmation();
  const [first, second] = keys(APPLY);
  expect(first).toMatch(IDEMPOTENCY_KEY);
  expect(second).toBe(first);
});

it('retries the upload automatically when the connection breaks', async () => {
  const log = mockConsoleError();
  const { gate, open: openGate } = makeGate();
  const { keys } = await open({ upload: [{ drop: true }, { ...uploadAccepted, gate }] });
  await fillIn();
  await pressSend();
  expect(await findStatus('The connection broke. Uploading your resume again…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  openGate();
  await findConfirmation();
  expect(new Set(keys(UPLOAD)).size).toBe(1);
  expect(log.mock.calls.map(String).every((line) => line.includes('socket hang up'))).toBe(true);
});

it('sends every attempt of a form with the same key, whatever the visitor changes in it', async () => {
  mockConsoleError();
  const { keys } = await open({ apply: { status: 500 } });
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

it('can stop waiting for the response, and says that the application may have arrived', async () => {
  const log = mockConsoleError();
  const { gate, open: openGate } = makeGate();
  await open({ apply: { body: sampleReceipt, gate } });
  await fillIn();
  await pressSend();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(UNCONFIRMED);
  expect(alert).toHaveTextContent('Sending it again is safe');
  expect(sendButton()).toHaveFocus();
  expectEntriesKept();
  openGate();
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
