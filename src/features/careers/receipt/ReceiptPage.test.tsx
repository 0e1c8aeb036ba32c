import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { receiptTexts } from '../../../content/receiptTexts.ts';
import type { ScriptedResponse } from '../../../../tests/support/careersServer.ts';
import { closeCareersServers, renderCareers } from '../../../../tests/support/renderCareers.tsx';
import { sampleOwnReceipt, sampleReceipt } from '../../../../tests/support/sampleApplication.ts';
import { site } from '../../../content/site.ts';

const PATH = `/applications/${sampleReceipt.reference}`;
const renderReceipt = (...responses: ScriptedResponse[]) =>
  renderCareers(PATH, { [`GET ${PATH}`]: responses });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(closeCareersServers);

it('shows what was received, with its reference', async () => {
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
  expect(server.requestsTo(`GET ${PATH}`)[0]?.headers.accept).toBe('application/json');
});

it('says what happens next and whom to write to, and promises no date', async () => {
  await renderReceipt({ body: sampleReceipt });
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByRole('link', { name: site.careersEmail })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bdays?\b|\bweeks?\b/);
});

it('shows nothing that the back end did not send', async () => {
  await renderReceipt({ body: sampleReceipt });
  await findHeading('Form submitted successfully!');
  for (const name of ['Where it stands', 'When it is deleted', 'Withdraw and delete'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.getByText(/^To correct or withdraw your application, write to/)).toBeVisible();
});

it('says when we reply, its status and when it is deleted', async () => {
  await renderReceipt({ body: sampleOwnReceipt });
  await findHeading('Form submitted successfully!');
  expect(screen.getByText(/within 10 days, by Monday 30 November 2026\.$/)).toBeVisible();
  expect(screen.getByText(/on Wednesday 19 May 2027/)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Where it stands' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Received done',
    'Read by the team now',
    'Conversation to come',
    'Meeting to come',
    'Decision to come',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
});

it.each([
  ['address', 'Withdraw and delete my application', 1],
  ['mail', 'Send me the link', 0],
] as const)(
  'offers withdrawal in a plain HTML form (withdraw_by: %s)',
  async (withdraw_by, button, fields) => {
    await renderReceipt({ body: { ...sampleOwnReceipt, withdraw_by } });
    const form = (await screen.findByRole('button', { name: button })).closest('form');
    expect(form).toHaveAttribute('action', `/applications/${sampleReceipt.reference}/withdraw`);
    expect(form).toHaveAttribute('method', 'post');
    expect(screen.queryAllByRole('textbox', { name: /^Your email address/ })).toHaveLength(fields);
  },
);

it('says that nothing is stored under an unknown reference', async () => {
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

it('says that no email confirms an application, if none was sent', async () => {
  await renderReceipt({ body: { ...sampleOwnReceipt, is_mailed: false } });
  expect(await screen.findByText(receiptTexts.notMailed)).toBeVisible();
});

it('says the rule of deletion, the day once it is known, and whether consent or a hold delays it', async () => {
  const { delete_after: day, ...receipt } = {
    ...sampleOwnReceipt,
    retention_days: 365,
    kept_until: '2028-11-19',
  };
  await renderReceipt({ body: receipt });
  await findHeading('Form submitted successfully!');
  expect(
    screen.getByText(
      /one year after our decision or, if there is none, after the opening closes, .+ not before Sunday 19 November 2028/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/As things stand/)).toBeNull();
  await renderReceipt({ body: { ...sampleOwnReceipt, retention_days: 365, delete_after: day } });
  expect(await screen.findByText('As things stand, that is on Wednesday 19 May 2027.')).toBeVisible();
  const held = { ...receipt, retention_days: undefined, kept_until: undefined, is_on_hold: true };
  await renderReceipt({ body: held });
  expect(await screen.findByText(/^Its deletion is stopped for now/)).toBeVisible();
});
