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
  UPLOAD,
} from '../../../../tests/support/renderJobForm.ts';
import { clearDrafts, readDrafts } from '../../../../tests/support/deviceStore.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleApplicant, sampleReceipt } from '../../../../tests/support/sampleApplication.ts';

const RESTORED = /^We have kept what you typed on this device/;
const DRAFT_NOTE = 'What you type is kept on this device until you send or discard it.';
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const storeFileCheckbox = () => screen.getByRole('checkbox', { name: 'Keep on this device' });
const consentCheckbox = () => screen.getByRole('checkbox', { name: /^Keep my application/ });
const discard = () => userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));

/** Opens the form and waits until it has read the draft. */
const openWithDrafts = async (...args: Parameters<typeof renderJobForm>) => {
  const opened = await renderJobForm(...args);
  await screen.findByText(DRAFT_NOTE);
  return opened;
};
const waitUntilStored = () =>
  waitFor(async () => expect(await readDrafts()).not.toEqual([]), { timeout: 3000 });
const waitUntilDeleted = () => waitFor(async () => expect(await readDrafts()).toEqual([]), { timeout: 3000 });

/** Simulates a reload: opens the form again on the same device, with a new back end. */
const reload = async ({ unmount }: { unmount: () => void }, ...args: Parameters<typeof renderJobForm>) => {
  unmount();
  await waitUntilStored();
  const opened = await renderJobForm(...args);
  await screen.findByText(RESTORED);
  return opened;
};

afterEach(async () => {
  await closeCareersServers();
  await clearDrafts();
});

it('restores the typed text, says so, and says that the file was not stored', async () => {
  const { server } = await reload(await openWithDrafts().then(async (opened) => (await fillIn(), opened)));
  expect(screen.getByText(RESTORED)).toHaveTextContent('Only the resume has to be chosen again.');
  expect(screen.getByText(RESTORED).closest('[role="status"]')).not.toBeNull();
  expect(field(/^Name/)).toHaveValue(sampleApplicant.name);
  expect(field(/^Other information/)).toHaveValue(sampleApplicant.otherinformation);
  expect(screen.queryByText(/^Chosen file/)).not.toBeInTheDocument();
  await userEvent.upload(resumeField(), new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(RESTORED)).not.toHaveTextContent('has to be chosen');
  expect([...server.requestsTo(UPLOAD), ...server.requestsTo(APPLY)]).toEqual([]);
});

it('stores the file only if its box is checked, restores both checkboxes, and sends the stored file', async () => {
  const opened = await openWithDrafts();
  await fillIn();
  expect(storeFileCheckbox()).not.toBeChecked();
  expect(storeFileCheckbox()).toHaveAccessibleDescription(/^Keeps a copy of the file in this browser/);
  await userEvent.click(storeFileCheckbox());
  await userEvent.click(consentCheckbox());
  await waitFor(() => expect(storeFileCheckbox()).toHaveAccessibleDescription(/^A copy of the file is kept/));
  const { server } = await reload(opened);
  expect(screen.getByText(RESTORED)).toHaveTextContent('Your resume was kept too.');
  expect(storeFileCheckbox()).toHaveAccessibleDescription(/^A copy of the file is kept/);
  expect(storeFileCheckbox()).toBeChecked();
  expect(consentCheckbox()).toBeChecked();
  expectEntriesKept();
  await pressSend();
  await screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
  expect(server.requestsTo(UPLOAD)[0]?.text).toContain('%PDF-of-zebulon!!');
});

it('deletes the stored file when its box is unchecked', async () => {
  const opened = await openWithDrafts();
  await fillIn();
  await userEvent.click(storeFileCheckbox());
  await userEvent.click(storeFileCheckbox());
  await reload(opened);
  expect(screen.queryByText(/^Chosen file/)).not.toBeInTheDocument();
  expect((await readDrafts()).map(([key]) => key)).toEqual(['draft-5']);
});

it('warns after a reload that the application may have arrived, and retries with the same idempotency keys', async () => {
  mockConsoleError();
  const opened = await openWithDrafts({ apply: { status: 500 } });
  await fillIn();
  await userEvent.click(storeFileCheckbox());
  await pressSend();
  await screen.findByRole('alert');
  const applyKey = opened.server.requestsTo(APPLY)[0]?.headers['idempotency-key'];
  const uploadKey = opened.server.requestsTo(UPLOAD)[0]?.headers['idempotency-key'];
  const { server } = await reload(opened);
  expect(screen.getByText(/^Whether your last attempt arrived could not be confirmed/)).toBeVisible();
  await pressSend();
  await screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
  expect(server.requestsTo(APPLY)[0]?.headers['idempotency-key']).toBe(applyKey);
  expect(server.requestsTo(UPLOAD)[0]?.headers['idempotency-key']).toBe(uploadKey);
});

it('clears the form and the stored draft on Discard draft, and focuses the heading', async () => {
  const opened = await openWithDrafts();
  await fillIn();
  await userEvent.click(storeFileCheckbox());
  await reload(opened);
  await discard();
  expect(screen.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus();
  expect(await screen.findByText(/^Draft discarded/)).toBeVisible();
  for (const label of [/^Name/, /^Email/, /^Phone No\./, /^Other information/])
    expect(field(label)).toHaveValue('');
  expect(resumeField().files).toHaveLength(0);
  expect(screen.queryByText(/^Chosen file/)).not.toBeInTheDocument();
  await waitUntilDeleted();
});

it('leaves nothing on the device once the application is sent', async () => {
  await openWithDrafts();
  await fillIn();
  await userEvent.click(storeFileCheckbox());
  await waitUntilStored();
  await pressSend();
  await screen.findByText(sampleReceipt.reference);
  await waitUntilDeleted();
});

it('does not overwrite text typed before the draft was read', async () => {
  const opened = await openWithDrafts();
  await userEvent.type(field(/^Name/), 'Earlier');
  await userEvent.type(field(/^Email/), 'kept@example.com');
  opened.unmount();
  await waitUntilStored();
  await renderJobForm();
  await userEvent.type(field(/^Name/), 'L');
  await screen.findByText(RESTORED);
  expect(field(/^Email/)).toHaveValue('kept@example.com');
  expect(field(/^Name/).value).toMatch(/^(L|EarlierL)$/);
});

it('does not promise a draft if the browser blocks storage, and still sends the application', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const { server } = await renderJobForm();
  await fillIn();
  expect(screen.queryByText(DRAFT_NOTE)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Keep on this device' })).not.toBeInTheDocument();
  await pressSend();
  await screen.findByText(sampleReceipt.reference);
  expect(server.requestsTo(APPLY)).toHaveLength(1);
});
