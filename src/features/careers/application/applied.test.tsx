import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeGate } from '../../../../tests/support/gate.ts';
import { field, fillIn, renderJobForm, pressSend } from '../../../../tests/support/renderJobForm.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleReceipt } from '../../../../tests/support/sampleApplication.ts';

const { reference } = sampleReceipt;
const APPLIED = /^You applied on \d+ \w+ 20\d\d/;
const findConfirmation = () =>
  screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });

afterEach(closeCareersServers);

it('says on the job page that this device has applied, and links to the receipt', async () => {
  const { unmount } = await renderJobForm();
  await fillIn();
  await pressSend();
  await findConfirmation();
  unmount();
  // Another tab, or another day.
  sessionStorage.clear();
  await renderJobForm();
  expect(screen.getByText(APPLIED)).toHaveTextContent('see your receipt.');
  expect(screen.getByText(APPLIED).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'see your receipt' })).toHaveAttribute(
    'href',
    `/applications/${reference}`,
  );
});

it('tells an open tab that another one has applied, and keeps its text', async () => {
  await renderJobForm();
  await userEvent.type(field(/^Name/), 'Zé');
  expect(screen.queryByText(APPLIED)).not.toBeInTheDocument();
  localStorage.setItem('applied-5', JSON.stringify({ at: '2026-11-27T10:00:00Z', reference }));
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText(APPLIED)).toBeVisible();
  expect(field(/^Name/)).toHaveValue('Zé');
});

it('does not say it about the application that is being sent', async () => {
  const { gate, open } = makeGate();
  await renderJobForm({ apply: { body: sampleReceipt, gate } });
  const seen: string[] = [];
  new MutationObserver(() => {
    seen.push(document.body.textContent ?? '');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  await fillIn();
  await pressSend();
  open();
  await findConfirmation();
  expect(seen.filter((text) => text.includes('You applied on'))).toEqual([]);
});

it('does not pull a visitor who has left the page to the receipt', async () => {
  const { gate, open } = makeGate();
  const { unmount } = await renderJobForm({ apply: { body: sampleReceipt, gate } });
  await fillIn();
  await pressSend();
  await screen.findByText('Sending application…', { selector: '[role="status"]' });
  await userEvent.click(screen.getByRole('link', { name: 'What we keep, and why' }));
  expect(screen.getByRole('heading', { name: /^Another page/ })).toBeVisible();
  open();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('heading', { name: /^Another page/ })).toBeVisible();
  expect(localStorage.getItem('applied-5')).toContain(reference);
  unmount();
});

it.each(['no JSON', '5', '{"at":"x","reference":"y"}', '{"at":"2024-01-01","reference":"y"}'])(
  'ignores what it cannot use: %s',
  async (stored) => {
    localStorage.setItem('applied-5', stored);
    await renderJobForm();
    expect(screen.queryByText(APPLIED)).not.toBeInTheDocument();
  },
);

it('sends an application if the browser blocks storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await renderJobForm();
  await fillIn();
  await pressSend();
  await findConfirmation();
});
