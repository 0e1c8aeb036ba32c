import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../../tests/support/careersServer.ts';
import { closeCareersServers, renderCareers } from '../../../tests/support/renderCareers.tsx';
import { sampleReceipt } from '../../../tests/support/sampleApplication.ts';

const PATH = `/applications/${sampleReceipt.reference}`;
const renderReceipt = (...answers: Answer[]) => renderCareers(PATH, { [`GET ${PATH}`]: answers });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(closeCareersServers);

it('confirms what was received, under its reference', async () => {
  const { server } = await renderReceipt({ body: sampleReceipt });
  const title = await findHeading('Form submitted successfully!');
  expect(title.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText(sampleReceipt.reference)).toBeVisible();
  expect(screen.getByText('Network Engineer')).toBeVisible();
  expect(screen.getByText('zebulon-cv.pdf, 2 kB')).toBeVisible();
  expect(screen.getByText('20 November 2026, 10:35 UTC')).toBeVisible();
  expect(screen.getByText(sampleReceipt.sha256)).not.toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText(sampleReceipt.sha256)).toBeVisible();
  expect(server.seen(`GET ${PATH}`)[0]?.headers.accept).toBe('application/json');
});

it('says what happens next and whom to write to, and promises no date', async () => {
  await renderReceipt({ body: sampleReceipt });
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'careers@quillmere.example' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bdays?\b|\bweeks?\b/);
});

it('says that the confirmation is loading', async () => {
  await renderReceipt({ body: sampleReceipt });
  expect(screen.getByText('Loading the confirmation…')).toHaveAttribute('role', 'status');
  expect(await findHeading('Form submitted successfully!')).toBeVisible();
});

it('says that nothing is kept under an unknown reference', async () => {
  await renderReceipt({ status: 404, body: { error: 'Unknown' } });
  expect(await findHeading('We have no application under this reference')).toBeVisible();
});

it('says that loading failed, and loads again on Retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderReceipt({ status: 403 }, { body: sampleReceipt });
  expect(await screen.findByText('We could not load this confirmation')).toBeVisible();
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findHeading('Form submitted successfully!')).toHaveFocus();
});
