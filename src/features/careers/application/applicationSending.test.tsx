import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLY,
  expectEntriesKept,
  fillIn,
  renderJobForm,
  pressSend,
  sendButton,
  UPLOAD,
} from '../../../../tests/support/renderJobForm.ts';
import { makeGate } from '../../../../tests/support/gate.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleApplicant, sampleReceipt } from '../../../../tests/support/sampleApplication.ts';
import { omit } from '../../../lib/omit.ts';
import { actionSanitizer, stateSanitizer } from '../../../store/devTools.ts';
import { uploadProgressed } from '../../../store/submissionSlice.ts';

const uploadedName = (text: string): string => /name="resumefile"; filename="([^"]*)"/.exec(text)?.[1] ?? '';
const findConfirmation = () =>
  screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });

afterEach(closeCareersServers);

it('uploads the resume, then sends the application with trimmed text, then shows the confirmation', async () => {
  const { server } = await renderJobForm();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Name/), '   ');
  await pressSend();
  expect(await findConfirmation()).toBeVisible();
  expect(screen.getByText(sampleReceipt.reference)).toBeVisible();
  const [upload] = server.requestsTo(UPLOAD);
  expect(uploadedName(upload?.text ?? '')).toMatch(/^\d{8}T\d{9}Z_zebulon-cv\.pdf$/);
  expect(upload?.text).toContain('%PDF-of-zebulon!!');
  expect(upload?.text).toMatch(/name="job_id"\s+5\s/);
  const [application] = server.requestsTo(APPLY);
  expect(JSON.parse(application?.text ?? '')).toEqual({
    ...sampleApplicant,
    job_role: 'Network Engineer',
    job_id: 5,
    resumefile: 'stored-1.pdf',
    shown_for: expect.any(Number),
  });
});

it('sends once however often the button is pressed', async () => {
  const { gate, open } = makeGate();
  const { server } = await renderJobForm({ upload: { body: { filename: 'stored-1.pdf' }, gate } });
  await fillIn();
  const form = screen.getByRole('form', { name: 'Apply for this job' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('button', { name: 'Sending application…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(sendButton()).toBeEnabled();
  await userEvent.dblClick(sendButton());
  open();
  await findConfirmation();
  expect(server.requestsTo(UPLOAD)).toHaveLength(1);
  expect(server.requestsTo(APPLY)).toHaveLength(1);
});

it("shows the upload's progress, then that it is sending", async () => {
  const upload = makeGate();
  const apply = makeGate();
  const { store } = await renderJobForm({
    upload: { body: { filename: 'stored-1.pdf' }, gate: upload.gate },
    apply: { body: sampleReceipt, gate: apply.gate },
  });
  await fillIn();
  await pressSend();
  expect(await screen.findByText(/^Uploading your resume…/)).toHaveAttribute('role', 'status');
  act(() => void store.dispatch(uploadProgressed({ sent: 43, total: 100 })));
  expect(screen.getByText('Uploading your resume… 40%')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('progressbar', { name: 'Upload of your resume' })).toHaveAttribute(
    'aria-valuenow',
    '43',
  );
  upload.open();
  expect(await screen.findByText('Sending application…', { selector: '[role="status"]' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  apply.open();
  await findConfirmation();
});

it('aborts an upload on Cancel, keeps everything, and can be sent again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { gate, open } = makeGate();
  const uploaded = { body: { filename: 'stored-2.pdf' } };
  const { server } = await renderJobForm({ upload: [{ ...uploaded, gate }, uploaded] });
  await fillIn();
  await pressSend();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByText(/^Cancelled\. Your application was not sent/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sendButton()).toHaveFocus();
  expectEntriesKept();
  open();
  expect(server.requestsTo(APPLY)).toEqual([]);
  await pressSend();
  await findConfirmation();
  expect(server.requestsTo(APPLY)).toHaveLength(1);
  // jsdom may log the connection that the page aborted. Browsers do not.
  expect(log.mock.calls.map(String).filter((line) => !line.includes('socket hang up'))).toEqual([]);
});

it('shows the confirmation in place, and says it once, if the back end gives no receipt', async () => {
  await renderJobForm({ apply: { body: { success: true } } }, { isExternal: true });
  await fillIn();
  await pressSend();
  const title = await screen.findByRole('heading', { name: 'Form submitted successfully!' });
  expect(title.closest('[role="status"]')?.textContent).toBe('Form submitted successfully!');
  expect(screen.getByRole('group', { name: /^Thank you for applying/ })).toHaveFocus();
  expect(screen.getByText('zebulon-cv.pdf, 17 bytes')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it("keeps the applicant's data out of the slices, and Redux DevTools blank it", async () => {
  const { store, actions } = await renderJobForm({
    upload: { body: { filename: '20261120T103512000Z_zebulon-cv.pdf' } },
    apply: [{ status: 500 }, { body: { ...sampleReceipt, file_name: 'zebulon-cv.pdf' } }],
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const personal = /zebulon|zébulon|öztürk|7946|spring|20261120T/i;
  await fillIn();
  await pressSend();
  await screen.findByRole('alert');
  await pressSend();
  await findConfirmation();
  expect(JSON.stringify(omit(store.getState(), 'api'))).not.toMatch(personal);
  const shown = actions.map((action) => actionSanitizer(action));
  expect(shown.map(({ type }) => type)).toContain('api/executeMutation/fulfilled (apply)');
  expect(JSON.stringify(actions)).toMatch(personal);
  expect(JSON.stringify(shown)).not.toMatch(personal);
  expect(JSON.stringify(stateSanitizer(store.getState()))).not.toMatch(personal);
  expect(log).toHaveBeenCalledTimes(1);
});
