import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLY,
  field,
  fillIn,
  renderJobForm,
  pressSend,
  resumeField,
  UPLOAD,
} from '../../../../tests/support/renderJobForm.ts';
import { closeCareersServers } from '../../../../tests/support/renderCareers.tsx';
import { sampleResume } from '../../../../tests/support/sampleApplication.ts';
import { resumeErrors } from '../../../contract/applicationRules.ts';
import { CONSENT_VERSION } from '../../../contract/constants.ts';
import { site } from '../../../content/site.ts';

const summary = () => screen.getByRole('group', { name: 'There is a problem' });
const replace = async (label: RegExp, text: string) => {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
};

afterEach(closeCareersServers);

it('labels the fields as specified and says which are required', async () => {
  await renderJobForm();
  for (const label of ['Job Role', 'Name', 'Email', 'Phone No.', 'Upload Resume']) {
    expect(screen.getByLabelText(`${label} (required)`)).toBeVisible();
  }
  expect(screen.getByLabelText('Other information (optional)')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your details' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your resume' })).toBeVisible();
});

it('fills in job role and job id, which can be focused but not changed', async () => {
  await renderJobForm();
  const role = field(/^Job Role/);
  expect(role).toHaveValue('Network Engineer');
  expect(field(/^Job ID/)).toHaveValue('5');
  await userEvent.type(role, 'x');
  expect(role).toHaveFocus();
  expect(role).toHaveValue('Network Engineer');
});

it('lets browsers fill in fields and offer the right keyboard', async () => {
  await renderJobForm();
  expect(field(/^Name/)).toHaveAttribute('autocomplete', 'name');
  expect(field(/^Email/)).toHaveAttribute('autocomplete', 'email');
  expect(field(/^Email/)).toHaveAttribute('type', 'email');
  expect(field(/^Email/)).toHaveAttribute('spellcheck', 'false');
  expect(field(/^Phone No\./)).toHaveAttribute('type', 'tel');
  expect(field(/^Phone No\./)).toHaveAttribute('autocomplete', 'tel');
});

it('lists the missing fields, focuses the list on every attempt, and sends nothing', async () => {
  const { server } = await renderJobForm();
  await pressSend();
  expect(summary()).toHaveFocus();
  await pressSend();
  expect(summary()).toHaveFocus();
  const links = within(summary()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter your name',
    'Enter your email address',
    'Enter your phone number',
    'Select your resume',
  ]);
  expect(document.title).toBe(`Error: Network Engineer, London – ${site.name}`);
  expect([...server.requestsTo(UPLOAD), ...server.requestsTo(APPLY)]).toEqual([]);
});

it('links each line of the summary to its field', async () => {
  await renderJobForm();
  await pressSend();
  await userEvent.click(within(summary()).getByRole('link', { name: 'Enter your phone number' }));
  expect(field(/^Phone No\./)).toHaveFocus();
  await userEvent.click(within(summary()).getByRole('link', { name: 'Select your resume' }));
  expect(resumeField()).toHaveFocus();
});

it.each([
  [
    'an email address without @',
    /^Email/,
    'zebulon',
    'Enter an email address in the correct format, like name@example.com',
  ],
  [
    'a phone number of letters',
    /^Phone No\./,
    'call me',
    'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000',
  ],
  [
    'a phone number that is too short',
    /^Phone No\./,
    '123',
    'Enter a phone number, like 020 7946 0000 or +44 20 7946 0000',
  ],
  ['a name of spaces', /^Name/, '   ', 'Enter your name'],
])('refuses %s with an error above the field and associated with it', async (_, label, text, sentence) => {
  const { server } = await renderJobForm();
  await fillIn();
  await replace(label, text);
  await pressSend();
  const control = field(label);
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription(expect.stringContaining(`Error: ${sentence}`));
  const message = document.getElementById(`${control.id}-error`) as HTMLElement;
  expect(message.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(summary()).getAllByRole('link')).toHaveLength(1);
  expect(server.requestsTo(UPLOAD)).toEqual([]);
});

it('removes the error of a corrected field, and names another mistake, when the field is left', async () => {
  await renderJobForm();
  await pressSend();
  await userEvent.type(field(/^Email/), 'zebulon');
  expect(field(/^Email/)).toHaveAccessibleDescription(expect.stringContaining('Enter your email address'));
  await userEvent.tab();
  await waitFor(() =>
    expect(field(/^Email/)).toHaveAccessibleDescription(
      expect.stringContaining('Enter an email address in the correct format'),
    ),
  );
  expect(field(/^Email/)).not.toHaveAccessibleDescription(expect.stringContaining('Enter your email'));
  await userEvent.type(field(/^Email/), '@example.com');
  await userEvent.tab();
  await waitFor(() => expect(field(/^Email/)).toHaveAttribute('aria-invalid', 'false'));
  expect(field(/^Name/)).toHaveAttribute('aria-invalid', 'true');
  expect(
    within(summary())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).not.toContain('Enter your email address');
});

it('does not move a button away from under the pointer that leaves a corrected field', async () => {
  await renderJobForm();
  await pressSend();
  await userEvent.type(field(/^Name/), 'Zoë');
  const mouse = userEvent.setup();
  await mouse.pointer({ keys: '[MouseLeft>]', target: document.body });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field(/^Name/)).toHaveAttribute('aria-invalid', 'true');
  await mouse.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(field(/^Name/)).toHaveAttribute('aria-invalid', 'false'));
});

it('marks the required fields for screen readers, like the contact forms', async () => {
  await renderJobForm();
  for (const label of [/^Name/, /^Email/, /^Phone No\./, /^Upload Resume/]) {
    expect(field(label)).toBeRequired();
    expect(field(label)).toHaveAttribute('aria-invalid', 'false');
  }
  expect(field(/^Other information/)).not.toBeRequired();
});

it.each([
  ['a picture', new File(['\x89PNG\r\n'], 'cv.png'), resumeErrors.type],
  ['a file with the wrong content', new File(['\x89PNG\r\n'], 'cv.pdf'), resumeErrors.type],
  ['a DOCX whose end is missing', new File(['PK\x03\x04'], 'cv.docx'), resumeErrors.damaged],
  ['an empty file', sampleResume(''), resumeErrors.empty],
  ['a large file', sampleResume('x'.repeat(5 * 1024 * 1024 + 1)), resumeErrors.tooLarge],
])(
  'says what is wrong with %s as soon as it is selected, and does not send it',
  async (_, file, sentence) => {
    const { server } = await renderJobForm();
    await userEvent.upload(resumeField(), file, { applyAccept: false });
    await waitFor(() => expect(resumeField()).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    const status = screen.getByText(/^Not taken: /);
    expect(status).toHaveAttribute('role', 'status');
    expect(status).toHaveTextContent(sentence);
    expect(screen.queryByText(/^Chosen file/)).not.toBeInTheDocument();
    // The page does not change under a visitor who is still filling it in.
    expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
    await pressSend();
    expect(summary()).toHaveTextContent(sentence);
    expect(server.requestsTo(UPLOAD)).toEqual([]);
    await userEvent.upload(resumeField(), sampleResume());
    expect(screen.getByText(/^Chosen file: zebulon-cv\.pdf/)).toBeVisible();
    expect(resumeField()).toHaveAttribute('aria-invalid', 'false');
  },
);

it.each(['Ada Lovelace', 'cv.download', 'J.Doe'])(
  'judges a resume named %s by its content, and sends it',
  async (name) => {
    const { server } = await renderJobForm();
    await fillIn();
    await userEvent.upload(resumeField(), sampleResume('of-zebulon!!', name), { applyAccept: false });
    expect(screen.getByText(new RegExp(`^Chosen file: ${name}`))).toBeVisible();
    expect(screen.queryByText(resumeErrors.type)).not.toBeInTheDocument();
    await pressSend();
    expect(await screen.findByText(/Form submitted successfully!/)).toBeVisible();
    expect(server.requestsTo(UPLOAD)[0]?.text).toContain(name);
  },
);

it('refuses two dropped files, and says so', async () => {
  await renderJobForm();
  const files = [sampleResume(), sampleResume('second', 'other.pdf')];
  expect(fireEvent.drop(resumeField(), { dataTransfer: { files, types: ['Files'] } })).toBe(false);
  expect(screen.getByText(/^You dropped 2 files, and none was taken\./)).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/Chosen file/)).not.toBeInTheDocument();
});

it('does not let the browser leave the page for a file dropped beside the field', async () => {
  await renderJobForm();
  const files = [sampleResume()];
  const elsewhere = screen.getByRole('heading', { level: 1 });
  expect(fireEvent.dragOver(elsewhere, { dataTransfer: { files, types: ['Files'] } })).toBe(false);
  expect(fireEvent.drop(elsewhere, { dataTransfer: { files, types: ['Files'] } })).toBe(false);
  expect(screen.getByText(/^The file was dropped beside the field/)).toBeVisible();
  // Anything else, such as a piece of text, is dropped as usual.
  expect(fireEvent.drop(elsewhere, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});

it('announces the selected file and its size, and removes it on Remove', async () => {
  await renderJobForm();
  await userEvent.upload(resumeField(), sampleResume('x'.repeat(3000)));
  const status = screen.getByText('Chosen file: zebulon-cv.pdf, 3 kB', { selector: '[role="status"]' });
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(status).toBeEmptyDOMElement();
  expect(resumeField()).toHaveFocus();
  expect(resumeField().files).toHaveLength(0);
});

it('accepts a dropped file and puts it into the input', async () => {
  await renderJobForm();
  const input = resumeField();
  let inputFiles: unknown;
  Object.defineProperty(input, 'files', {
    configurable: true,
    get: () => inputFiles,
    set: (files) => (inputFiles = files),
  });
  const files = [sampleResume()];
  fireEvent.dragOver(input, { dataTransfer: { files } });
  expect(fireEvent.drop(input, { dataTransfer: { files } })).toBe(false);
  expect(
    screen.getByText('Chosen file: zebulon-cv.pdf, 17 bytes', { selector: '[role="status"]' }),
  ).toBeVisible();
  expect(inputFiles).toBe(files);
});

it('says beside the button what is stored, for how long, who reads it and how to have it removed', async () => {
  await renderJobForm();
  const note = screen.getByText(/for our recruiting staff and the team you would join/);
  expect(note).toHaveTextContent(
    /deleted automatically 180 days \(one year for a job in the United States\) after our decision/,
  );
  expect(note).toHaveTextContent(/use the link in your confirmation, or write to careers@/);
  expect(screen.getByRole('link', { name: 'What we keep, and why' })).toHaveAttribute('href', '/privacy');
});

it('asks for consent to longer storage, off by default, and sends it with the application', async () => {
  const { server } = await renderJobForm();
  const checkbox = screen.getByRole('checkbox', { name: /^Keep my application for two years/ });
  expect(checkbox).not.toBeChecked();
  expect(checkbox).not.toBeRequired();
  await fillIn();
  await userEvent.click(checkbox);
  await pressSend();
  await screen.findByRole('heading', { level: 1, name: 'Form submitted successfully!' });
  expect(JSON.parse(server.requestsTo(APPLY)[0]?.text ?? '')).toHaveProperty('consent', CONSENT_VERSION);
});

it('keeps pasted text that is too long, says by how much, and does not send it', async () => {
  const { server } = await renderJobForm();
  await fillIn();
  const other = field(/^Other information/);
  await userEvent.clear(other);
  await userEvent.click(other);
  await userEvent.paste('x'.repeat(5012));
  expect(other.value).toHaveLength(5012);
  expect(other).toHaveAccessibleDescription(/12 characters too many$/);
  await userEvent.click(field(/^Name/));
  await userEvent.paste('y'.repeat(250));
  expect(field(/^Name/).value.length).toBeGreaterThan(250);
  await pressSend();
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveTextContent(
    'Your other information must be 5000 characters or fewer',
  );
  expect(server.requestsTo(UPLOAD)).toHaveLength(0);
});
