import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
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
import { readDrafts } from '../../../../tests/support/deviceStore.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleApplicant, sampleReceipt, sampleResume } from '../../../../tests/support/sampleApplication.ts';

const RESTORED = /^We have kept what you typed/;
const DRAFT_NOTE = 'What you type is kept in this tab until you send or discard it.';
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const keepCheckbox = () => screen.getByRole('checkbox', { name: 'Keep on this device' });
const consentCheckbox = () => screen.getByRole('checkbox', { name: /^Keep my application/ });
const discard = () => userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));

/** Simulates a reload of the tab: opens the form again, with a new back end. */
const reload = async ({ unmount }: { unmount: () => void }, ...args: Parameters<typeof renderJobForm>) => {
  unmount();
  return renderJobForm(...args);
};

/** Fills a server-rendered form's field before the form's script has run. */
const renderTyped = async (typed: Partial<Record<string, string>>) => {
  const find = HTMLFormControlsCollection.prototype.namedItem;
  // Text typed before hydration is in the control when the form first looks for it.
  const seen = new Set<string>();
  jest.spyOn(HTMLFormControlsCollection.prototype, 'namedItem').mockImplementation(function (
    this: HTMLFormControlsCollection,
    name,
  ) {
    const control = find.call(this, name) as HTMLInputElement | null;
    if (control && !seen.has(name)) control.value = typed[name] ?? control.value;
    seen.add(name);
    return control;
  });
  return renderJobForm();
};

afterEach(closeCareersServers);

it('restores the typed text and the consent in the tab, says so, and asks for the file again', async () => {
  const opened = await renderJobForm();
  expect(screen.getByText(DRAFT_NOTE)).toBeVisible();
  await fillIn();
  await userEvent.click(consentCheckbox());
  expect(readDrafts()).toMatchObject({
    tab: [['5', { fields: { name: sampleApplicant.name } }]],
    device: [],
  });
  const { server } = await reload(opened);
  expect(screen.getByText(RESTORED)).toHaveTextContent('Only the resume has to be chosen again.');
  expect(screen.getByText(RESTORED).closest('[role="status"]')).not.toBeNull();
  expect(field(/^Name/)).toHaveValue(sampleApplicant.name);
  expect(field(/^Other information/)).toHaveValue(sampleApplicant.otherinformation);
  expect(consentCheckbox()).toBeChecked();
  expect(screen.queryByText(/^Chosen file/)).not.toBeInTheDocument();
  await userEvent.upload(resumeField(), sampleResume());
  expect(screen.getByText(RESTORED)).not.toHaveTextContent('has to be chosen');
  expect([...server.requestsTo(UPLOAD), ...server.requestsTo(APPLY)]).toEqual([]);
});

it('does not say that something was restored if nothing was', async () => {
  const opened = await renderJobForm();
  await userEvent.type(field(/^Name/), 'Zoë');
  opened.unmount();
  await renderTyped({ name: 'Zoë' });
  expect(field(/^Name/)).toHaveValue('Zoë');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

it('keeps the text on the device for a week if the applicant ticks the box, and in the tab again without it', async () => {
  const opened = await renderJobForm();
  expect(keepCheckbox()).not.toBeChecked();
  await userEvent.type(field(/^Name/), 'Zoë');
  await userEvent.click(keepCheckbox());
  expect(readDrafts()).toMatchObject({ tab: [], device: [['5', { fields: { name: 'Zoë' } }]] });
  expect(screen.getByText(/^What you type is kept on this device for a week/)).toBeVisible();
  await reload(opened);
  expect(keepCheckbox()).toBeChecked();
  await userEvent.click(keepCheckbox());
  expect(readDrafts()).toMatchObject({ tab: [['5', { fields: { name: 'Zoë' } }]], device: [] });
});

it('loses nothing of a draft if the applicant types before hydration: typed text wins, the rest is restored', async () => {
  const opened = await renderJobForm();
  await fillIn();
  opened.unmount();
  await renderTyped({ name: 'Later' });
  expect(field(/^Name/)).toHaveValue('Later');
  expect(field(/^Email/)).toHaveValue(sampleApplicant.email);
  expect(field(/^Other information/)).toHaveValue(sampleApplicant.otherinformation);
  expect(readDrafts().tab).toMatchObject([['5', { fields: { ...sampleApplicant, name: 'Later' } }]]);
});

it('warns after a reload that the application may have arrived, and can send it again', async () => {
  mockConsoleError();
  const opened = await renderJobForm({ apply: { status: 500 } });
  await fillIn();
  await pressSend();
  await screen.findByRole('alert');
  const { server } = await reload(opened);
  expect(screen.getByText(/^Whether your last attempt arrived could not be confirmed/)).toBeVisible();
  await userEvent.upload(resumeField(), sampleResume());
  await pressSend();
  await screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
  expect(server.requestsTo(APPLY)).toHaveLength(1);
});

it('does not warn of an application that was certainly not received', async () => {
  mockConsoleError();
  const opened = await renderJobForm({ apply: { status: 400 } });
  await fillIn();
  await pressSend();
  await screen.findByRole('alert');
  await reload(opened);
  expect(screen.getByText(RESTORED)).toBeVisible();
  expect(screen.queryByText(/^Whether your last attempt/)).not.toBeInTheDocument();
});

it('clears the form and the stored draft on Discard draft, and focuses the heading', async () => {
  const opened = await renderJobForm();
  await userEvent.click(field(/^Other information/));
  await userEvent.paste('x'.repeat(5000));
  await reload(opened);
  await userEvent.upload(resumeField(), sampleResume());
  await discard();
  expect(screen.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus();
  expect(await screen.findByText(/^Draft discarded/)).toBeVisible();
  for (const label of [/^Name/, /^Email/, /^Phone No\./, /^Other information/])
    expect(field(label)).toHaveValue('');
  expect(screen.queryByText(/characters too many/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Chosen file/)).not.toBeInTheDocument();
  expect(readDrafts()).toEqual({ tab: [], device: [] });
});

it('keeps no draft once the application is sent', async () => {
  await renderJobForm();
  await fillIn();
  await userEvent.click(keepCheckbox());
  await pressSend();
  await screen.findByText(sampleReceipt.reference);
  expect(readDrafts()).toEqual({ tab: [], device: [] });
});

it.each(['getItem', 'setItem'] as const)(
  'does not promise a draft if the browser refuses %s, and still sends the application',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Not here', 'QuotaExceededError');
    });
    const { server } = await renderJobForm();
    await fillIn();
    if (method === 'setItem') expect(screen.queryByText(DRAFT_NOTE)).not.toBeInTheDocument();
    expectEntriesKept();
    await pressSend();
    await screen.findByText(sampleReceipt.reference);
    expect(server.requestsTo(APPLY)).toHaveLength(1);
  },
);
