import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
import type { RecordedRequest } from '../../../../tests/support/careersServer.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleOpening, sampleReceipt, sampleResume } from '../../../../tests/support/sampleApplication.ts';
import { site } from '../../../content/site.ts';

const UPLOAD_FAILED = 'File upload failed. Please try again.';
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const findConfirmation = () =>
  screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });

const idempotencyKeys = (requests: readonly RecordedRequest[]) =>
  requests.map(({ headers }) => headers['idempotency-key']);
const keyConflict = { status: 422, body: { error: 'sent before with other content' } };
const makeUnknownUpload = (status: number) => ({
  status,
  body: { error: 'No', fields: { resumefile: 'Upload your resume again' } },
});
const closedResponse = { status: 410, body: { error: 'Closed', closed: true } };

const send = async () => {
  await fillIn();
  await pressSend();
};

afterEach(closeCareersServers);

it.each([
  ["the server's own sentence", { status: 415, body: { error: 'This is a picture.' } }, 'This is a picture.'],
  ['an error despite status 200', { body: { filename: 'x.pdf', error: 'Disk full.' } }, 'Disk full.'],
  ['no name despite status 200', { body: {} }, 'The selected file could not be uploaded – try again.'],
  ['413', { status: 413, body: '<html>' }, 'The selected file must be smaller than 5 MB.'],
  ['415', { status: 415 }, 'The selected file must be a PDF, DOC, DOCX, ODT or RTF.'],
  ['503', { status: 503 }, 'Our server cannot take files at the moment.'],
  ['500', { status: 500 }, 'The selected file could not be uploaded – try again.'],
])(
  'says that the upload failed and why (%s), keeps everything, and sends no application',
  async (_, upload, cause) => {
    const { server } = await renderJobForm({ upload });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.startsWith(UPLOAD_FAILED)).toBe(true);
    expect(within(alert).getByText(cause)).toBeVisible();
    expect(within(alert).getByRole('link', { name: site.careersEmail })).toBeVisible();
    expectEntriesKept();
    expect(server.requestsTo(APPLY)).toEqual([]);
    // An error about the file is also shown at the file field. A server failure is not.
    const isFileError = /picture|full|must be/.test(cause);
    expect(resumeField().getAttribute('aria-invalid')).toBe(String(isFileError));
    if (isFileError) expect(resumeField()).toHaveAccessibleDescription(expect.stringContaining(cause));
  },
);

it.each([
  ['500', { status: 500 }, 'We could not confirm that your application arrived.'],
  ['no response', { drop: true as const }, 'We could not confirm that your application arrived.'],
  ['an unreadable response', { body: '<html>' }, 'We could not confirm that your application arrived.'],
  ['503', { status: 503, body: { error: 'Back in a minute.' } }, 'Your application was not received.'],
  ['400', { status: 400, body: { error: 'Too odd.' } }, 'Your application was not received.'],
])(
  'says what is known about an application that failed (%s), logs it, and keeps everything',
  async (_, apply, title) => {
    const log = mockConsoleError();
    await renderJobForm({ apply });
    await send();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(within(alert).getByRole('link', { name: site.careersEmail })).toBeVisible();
    expect(log.mock.calls).toEqual([['Failed to upload']]);
    expectEntriesKept();
  },
);

it('does not upload again when only the application failed', async () => {
  const log = mockConsoleError();
  const { server } = await renderJobForm({ apply: [{ status: 500 }, { body: sampleReceipt }] });
  await send();
  await screen.findByRole('alert');
  await pressSend();
  await findConfirmation();
  expect(server.requestsTo(UPLOAD)).toHaveLength(1);
  expect(server.requestsTo(APPLY)).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
});

it('uploads again if another file is chosen after a failure', async () => {
  const log = mockConsoleError();
  const upload = [{ body: { filename: 'stored-1.pdf' } }, { body: { filename: 'stored-2.pdf' } }];
  const { server } = await renderJobForm({ upload, apply: [{ status: 400 }, { body: sampleReceipt }] });
  await send();
  await screen.findByRole('alert');
  await userEvent.upload(resumeField(), sampleResume('second', 'other.pdf'));
  await pressSend();
  await findConfirmation();
  expect(JSON.parse(server.requestsTo(APPLY)[1]?.text ?? '')).toMatchObject({ resumefile: 'stored-2.pdf' });
  expect(log).toHaveBeenCalledTimes(1);
});

it("shows the server's errors at their fields, like the form's own", async () => {
  const log = mockConsoleError();
  const fields = { email: 'That domain takes no mail' };
  await renderJobForm({ apply: { status: 422, body: { error: 'Check the form', fields } } });
  await send();
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Your application was not received.');
  await userEvent.click(within(summary).getByRole('link', { name: 'That domain takes no mail' }));
  expect(field(/^Email/)).toHaveFocus();
  expect(field(/^Email/)).toHaveAccessibleDescription(
    expect.stringContaining('Error: That domain takes no mail'),
  );
  expect(document.title).toBe(`Error: Network Engineer, London – ${site.name}`);
  expectEntriesKept();
  expect(log).toHaveBeenCalledTimes(1);
});

it.each([
  ['at the upload', { upload: closedResponse }, 0],
  ['at the application', { apply: closedResponse }, 1],
])(
  'says %s that the job has closed, keeps the entries, and links to other openings',
  async (_, responses, logCount) => {
    const log = mockConsoleError();
    const others = [6, 7, 8, 9].map((id) => ({ ...sampleOpening, id, job_title: `Opening ${id}` }));
    await renderJobForm({ ...responses, list: { body: [sampleOpening, ...others] } });
    await send();
    const heading = await screen.findByRole('heading', { name: 'This job has just closed.' });
    expect(heading).toHaveFocus();
    const panel = within(heading.parentElement as HTMLElement);
    expect(await panel.findByRole('link', { name: 'Opening 6' })).toHaveAttribute(
      'href',
      '/career-details/6',
    );
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    expect(panel.getByRole('link', { name: 'See the current openings' })).toHaveAttribute('href', '/careers');
    expectEntriesKept();
    expect(screen.queryByRole('button', { name: 'Send application' })).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledTimes(logCount);
  },
);

it.each([
  ['90', 'Try again in 2 minutes.'],
  ['45', 'Try again in 45 seconds.'],
  ['1', 'Try again in 1 second.'],
])('shows the waiting time (Retry-After: %s), and does not retry', async (seconds, sentence) => {
  const limited = { status: 429, headers: { 'retry-after': seconds }, body: { error: 'Too many' } };
  const { server } = await renderJobForm({ upload: limited });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Too many files came from your network in a short time. ${sentence}`,
  );
  expect(server.requestsTo(UPLOAD)).toHaveLength(1);
  expectEntriesKept();
});

it.each([
  ['no longer has the upload', makeUnknownUpload(422)],
  ['has assigned the upload to another application', makeUnknownUpload(409)],
])('uploads again automatically, with a new key, if the server %s', async (_, refusal) => {
  const log = mockConsoleError();
  const { server } = await renderJobForm({ apply: [refusal, { body: sampleReceipt }] });
  await send();
  await findConfirmation();
  const [first, second] = idempotencyKeys(server.requestsTo(UPLOAD));
  expect(second).not.toBe(first);
  // The upload and the application have the same key.
  expect(idempotencyKeys(server.requestsTo(APPLY))).toEqual([first, second]);
  expect(log).toHaveBeenCalledTimes(1);
});

it('sends the application again, and the resume not, if the server refuses its key', async () => {
  const { server } = await renderJobForm({ apply: [keyConflict, { body: sampleReceipt }] });
  await send();
  await findConfirmation();
  expect(server.requestsTo(UPLOAD)).toHaveLength(1);
  expect(new Set(idempotencyKeys(server.requestsTo(APPLY))).size).toBe(2);
});
