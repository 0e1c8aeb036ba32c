import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLY,
  expectKept,
  field,
  fillIn,
  openForm,
  pressSend,
  resumeField,
  UPLOAD,
} from '../../../tests/support/applicant.ts';
import { closeCareersServers } from '../../../tests/support/renderCareers.tsx';
import { sampleReceipt, sampleResume } from '../../../tests/support/sampleApplication.ts';

const FIRST = 'File upload failed. Please try again.';
const expectLogLine = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const findConfirmation = () =>
  screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
const uploadedName = (text = ''): string => /name="resumefile"; filename="([^"]*)"/.exec(text)?.[1] ?? '';

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
    const { server } = await openForm({ upload });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.startsWith(FIRST)).toBe(true);
    expect(within(alert).getByText(cause)).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'careers@quillmere.example' })).toBeVisible();
    expectKept();
    expect(server.seen(APPLY)).toEqual([]);
  },
);

it('says that no answer came when an upload breaks off', async () => {
  const log = expectLogLine();
  await openForm({ upload: { drop: true } });
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.startsWith(FIRST)).toBe(true);
  expect(alert).toHaveTextContent('No answer came from our server. Check your connection.');
  expectKept();
  // jsdom's own line, as a browser writes one for a broken connection.
  expect(log.mock.calls.map(String)).toEqual([expect.stringContaining('socket hang up')]);
});

it('sends the same renamed file when an upload that failed is tried again', async () => {
  const { server } = await openForm({ upload: [{ status: 500 }, { body: { filename: 'stored-1.pdf' } }] });
  await send();
  await screen.findByRole('alert');
  await pressSend();
  await findConfirmation();
  const [first, second] = server.seen(UPLOAD).map(({ text }) => uploadedName(text));
  expect(first).toMatch(/^\d{8}T\d{9}Z_zebulon-cv\.pdf$/);
  expect(second).toBe(first);
});

it.each([
  ['500', { status: 500 }, 'We could not confirm that your application arrived.'],
  ['no answer', { drop: true as const }, 'We could not confirm that your application arrived.'],
  ['an unreadable answer', { body: '<html>' }, 'We could not confirm that your application arrived.'],
  ['503', { status: 503, body: { error: 'Back in a minute.' } }, 'Your application was not received.'],
  ['400', { status: 400, body: { error: 'Too odd.' } }, 'Your application was not received.'],
])(
  'says what is known of an application that failed (%s), logs it, and keeps everything',
  async (_, apply, title) => {
    const log = expectLogLine();
    await openForm({ apply });
    await send();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'careers@quillmere.example' })).toBeVisible();
    expect(log.mock.calls).toEqual([['Failed to upload']]);
    expectKept();
  },
);

it('does not upload again when only the application failed', async () => {
  const log = expectLogLine();
  const { server } = await openForm({ apply: [{ status: 500 }, { body: sampleReceipt }] });
  await send();
  await screen.findByRole('alert');
  await pressSend();
  await findConfirmation();
  expect(server.seen(UPLOAD)).toHaveLength(1);
  expect(server.seen(APPLY)).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
});

it('uploads again when another file is chosen after a failure', async () => {
  const log = expectLogLine();
  const upload = [{ body: { filename: 'stored-1.pdf' } }, { body: { filename: 'stored-2.pdf' } }];
  const { server } = await openForm({ upload, apply: [{ status: 503 }, { body: sampleReceipt }] });
  await send();
  await screen.findByRole('alert');
  await userEvent.upload(resumeField(), sampleResume('second', 'other.pdf'));
  await pressSend();
  await findConfirmation();
  expect(JSON.parse(server.seen(APPLY)[1]?.text ?? '')).toMatchObject({ resumefile: 'stored-2.pdf' });
  expect(log).toHaveBeenCalledTimes(1);
});

it("shows the server's sentences at their fields, as its own", async () => {
  const log = expectLogLine();
  const fields = { email: 'That domain takes no mail' };
  await openForm({ apply: { status: 422, body: { error: 'Check the form', fields } } });
  await send();
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Your application was not received.');
  await userEvent.click(within(summary).getByRole('link', { name: 'That domain takes no mail' }));
  expect(field(/^Email/)).toHaveFocus();
  expect(field(/^Email/)).toHaveAccessibleDescription(
    expect.stringContaining('Error: That domain takes no mail'),
  );
  expect(document.title).toBe('Error: Network Engineer – Quillmere');
  expectKept();
  expect(log).toHaveBeenCalledTimes(1);
});

it('uploads again once the server knows nothing of the upload', async () => {
  const log = expectLogLine();
  const unknown = { status: 422, body: { error: 'No', fields: { resumefile: 'Upload your resume again' } } };
  const { server } = await openForm({ apply: [unknown, { body: sampleReceipt }] });
  await send();
  await screen.findByRole('link', { name: 'Upload your resume again' });
  await pressSend();
  await findConfirmation();
  expect(server.seen(UPLOAD)).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(1);
});

it('does not send twice what had arrived although its answer was lost', async () => {
  const log = expectLogLine();
  const claimed = { status: 409, body: { error: 'No', fields: { resumefile: 'Already used' } } };
  const { server } = await openForm({ apply: [{ drop: true }, claimed] });
  await send();
  await screen.findByText('We could not confirm that your application arrived.');
  await pressSend();
  expect(await screen.findByText('Your first attempt seems to have arrived.')).toBeVisible();
  expect(server.seen(UPLOAD)).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(2);
});

it('says that the job has closed meanwhile, keeps the input and leads to the open ones', async () => {
  const log = expectLogLine();
  await openForm({ apply: { status: 410, body: { error: 'Closed', closed: true } } });
  await send();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('This job has closed meanwhile.')).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'See the current openings' })).toHaveAttribute(
    'href',
    '/careers',
  );
  expectKept();
  expect(log).toHaveBeenCalledTimes(1);
});

it('says at the upload already that the job has closed', async () => {
  await openForm({ upload: { status: 410, body: { error: 'Closed', closed: true } } });
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.startsWith(FIRST)).toBe(true);
  expect(within(alert).getByRole('link', { name: 'See the current openings' })).toBeVisible();
});
