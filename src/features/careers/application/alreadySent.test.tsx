import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fillIn, renderJobForm, pressSend } from '../../../../tests/support/renderJobForm.ts';
import { clearDrafts } from '../../../../tests/support/deviceStore.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleReceipt } from '../../../../tests/support/sampleApplication.ts';
import { subscribeToSent, announceSent } from './AlreadySent.tsx';

const { reference } = sampleReceipt;
const SENT = 'You have sent an application for this job.';

afterEach(async () => {
  await closeCareersServers();
  await clearDrafts();
});

it('tells an open tab that another one sent an application, and keeps its text', async () => {
  await renderJobForm();
  await userEvent.type(field(/^Name/), 'Zé');
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  const otherTab = new BroadcastChannel('applications-sent');
  otherTab.postMessage({ jobId: 6, reference: 'OTHER' });
  otherTab.postMessage({ jobId: 5, reference });
  otherTab.close();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByText(SENT).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'See its confirmation' })).toHaveAttribute(
    'href',
    `/applications/${reference}`,
  );
  expect(field(/^Name/)).toHaveValue('Zé');
});

it('tells other tabs that this one sent an application, and remembers it after a reload', async () => {
  const otherTab = new BroadcastChannel('applications-sent');
  let message: unknown;
  otherTab.onmessage = ({ data }) => {
    message = data;
  };
  try {
    const { unmount } = await renderJobForm();
    await fillIn();
    await pressSend();
    await screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
    await waitFor(() => expect(message).toEqual({ jobId: 5, reference }));
    unmount();
    await renderJobForm();
    expect(await screen.findByRole('link', { name: 'See its confirmation' })).toBeVisible();
  } finally {
    // An open channel would keep the process alive.
    otherTab.close();
  }
});

it('does not throw if the browser blocks storage and channels', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const unsubscribe = subscribeToSent(() => undefined);
  expect(() => announceSent({ jobId: 5, reference })).not.toThrow();
  expect(unsubscribe).not.toThrow();
});
