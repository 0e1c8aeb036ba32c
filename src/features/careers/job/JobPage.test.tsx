import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScriptedResponse } from '../../../../tests/support/careersServer.ts';
import { makeGate } from '../../../../tests/support/gate.ts';
import { closeCareersServers, renderCareers } from '../../../../tests/support/renderCareers.tsx';
import { sampleOpening } from '../../../../tests/support/sampleApplication.ts';
import { careersApi } from '../../../store/careersApi.ts';
import { site } from '../../../content/site.ts';

const renderJob = (...responses: ScriptedResponse[]) =>
  renderCareers('/career-details/5', {
    'GET /careerdetail.php/5': responses,
    'GET /career.php': { body: [sampleOpening] },
  });

const heading = () => screen.getByRole('heading', { level: 1 });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(closeCareersServers);

it('says that the opening is loading until it arrives', async () => {
  const { gate, open } = makeGate();
  await renderJob({ body: sampleOpening, gate });
  expect(heading()).toHaveTextContent('Job opening');
  expect(screen.getByText('Loading the opening…')).toHaveAttribute('role', 'status');
  open();
  expect(await findHeading('Network Engineer')).toBeVisible();
  expect(screen.queryByText('Loading the opening…')).not.toBeInTheDocument();
});

it('shows the job: title, company, place, text, requirements, summary and the warning', async () => {
  await renderJob({ body: sampleOpening });
  expect(await findHeading('Network Engineer')).toBeVisible();
  expect(document.title).toBe(`Network Engineer, London – ${site.name}`);
  expect(screen.getByRole('heading', { level: 2, name: 'Requirements' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'What you do' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Crimp cables', 'Label cabinets', 'A steady hand', 'A driving licence']),
  );
  const summary = within(screen.getByRole('complementary', { name: 'At a glance' }));
  expect(summary.getByText('London')).toBeVisible();
  expect(screen.getByText(`${site.fullName}, London`)).toBeVisible();
  expect(summary.getByText('2 November 2026')).toBeVisible();
  expect(screen.getByText(/We never ask for money/)).toBeVisible();
});

it.each(['Apply', 'Apply for this job'])('links to the form on the same page: %s', async (name) => {
  await renderJob({ body: sampleOpening });
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(screen.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus();
});

it.each([
  ['today', 0, 'the last day is today'],
  ['tomorrow', 1, '1 day left'],
  ['in twelve days', 12, '12 days left'],
])('shows the days to a closing date %s', async (_, days, text) => {
  const closing_date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await renderJob({ body: { ...sampleOpening, closing_date, start: 'as soon as possible' } });
  const summary = within(await screen.findByRole('complementary', { name: 'At a glance' }));
  const closingFact = summary.getByText(text, { exact: false });
  expect(closingFact.querySelector('time')).toHaveAttribute('datetime', closing_date);
  expect(summary.getByText('as soon as possible')).toBeVisible();
});

describe('the link to an opening', () => {
  const copy = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));

  it('is copied, and this is announced', async () => {
    userEvent.setup();
    await renderJob({ body: sampleOpening });
    await copy();
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/career-details/5');
  });

  it('is shown as selected text if the browser forbids the clipboard', async () => {
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await renderJob({ body: sampleOpening });
    await copy();
    const field = await screen.findByLabelText<HTMLInputElement>('Link to this opening');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      'http://localhost/career-details/5',
    );
  });
});

it("says 'Job not found' in a live region if the server has no such job, and logs the status", async () => {
  const log = mockConsoleError();
  await renderJob({ status: 404, body: { error: 'There is no such job' } });
  const title = await findHeading('Job not found');
  // The breadcrumb would be announced before it.
  expect(title.closest('[role="status"]')).toHaveTextContent(/^Job not found$/);
  expect(screen.getByRole('link', { name: 'See the current openings' })).toHaveAttribute('href', '/careers');
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
});

it.each([
  ['a 404 with a page of HTML', { status: 404, body: '<h1>Not here</h1>' }, 1],
  ['a response without job data', { body: null }, 0],
])("says 'Job not found' for %s", async (_, response, logCount) => {
  const log = mockConsoleError();
  await renderJob(response);
  expect(await findHeading('Job not found')).toBeVisible();
  expect(log).toHaveBeenCalledTimes(logCount);
});

it("says 'Job not found' for a URL without a job number, and sends no request", async () => {
  const { server } = await renderCareers('/career-details/abc', {});
  expect(heading()).toHaveTextContent('Job not found');
  expect(server.requestsTo('GET /careerdetail.php/abc')).toHaveLength(0);
});

it('says that the job is closed, logs it, and links to the open ones', async () => {
  const log = mockConsoleError();
  await renderJob({ status: 410, body: { error: 'Closed', closed: true } });
  expect(await findHeading('This job is closed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the current openings' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
});

it('names a closed job, its company and its day, and links to openings that resemble it', async () => {
  mockConsoleError();
  const opening = {
    job_title: 'Network Engineer',
    company_name: 'Acme',
    closed: '2026-11-20',
    similar: [{ id: 8, job_title: 'Field Engineer', location: 'London' }],
  };
  await renderJob({ status: 410, body: { error: 'Closed', closed: true, opening } });
  const title = await findHeading('This job is closed');
  expect(title.closest('[role="status"]')).toHaveTextContent(
    'This job is closedApplications for Network Engineer at Acme closed on 20 November 2026.',
  );
  expect(screen.getByRole('link', { name: 'Field Engineer, London' })).toHaveAttribute(
    'href',
    '/career-details/8',
  );
});

it('says that loading failed, not that there is no job, and loads again on Retry', async () => {
  const log = mockConsoleError();
  await renderJob({ status: 403 }, { body: sampleOpening });
  expect(await screen.findByText('We could not load this opening')).toBeVisible();
  expect(heading()).toHaveTextContent('Job opening');
  expect(screen.queryByText('Job not found')).not.toBeInTheDocument();
  expect(log.mock.calls).toEqual([['Network response was not ok']]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findHeading('Network Engineer')).toHaveFocus();
});

it('keeps the form and the typed text if the opening closes while the page is open', async () => {
  mockConsoleError();
  const responses = [{ body: sampleOpening }, { status: 410, body: { error: 'Closed', closed: true } }];
  const { store } = await renderJob(...responses);
  await findHeading('Network Engineer');
  await userEvent.type(screen.getByLabelText(/^Name/), 'Zé');
  await act(async () => {
    await store.dispatch(careersApi.endpoints.careerDetail.initiate(5, { forceRefetch: true }));
  });
  expect(await screen.findByRole('heading', { name: 'This job has just closed.' })).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Zé');
  expect(screen.queryByRole('button', { name: 'Send application' })).not.toBeInTheDocument();
});

it('takes what was begun if the opening closes while the form is used, and says so at once', async () => {
  mockConsoleError();
  const late_until = '2030-05-10T15:05:00.000Z';
  await renderJob(
    { body: sampleOpening },
    { status: 410, body: { error: 'Closed', closed: true, late_until } },
  );
  await findHeading('Network Engineer');
  await userEvent.type(screen.getByLabelText(/^Name/), 'Z');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  await userEvent.type(screen.getByLabelText(/^Name/), 'é');
  expect(await screen.findByRole('alert')).toHaveTextContent(/We still take what you have begun/);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Zé');
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send application' })).toBeVisible();
});
