import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeMailServers,
  expectMessageKept,
  messageField,
  renderContact,
  pressSendMessage,
  sampleParams,
  SEND,
  SEND_FORM,
  sendMessageButton,
  writeMessage,
} from '../../../tests/support/renderContact.tsx';
import { makeGate } from '../../../tests/support/gate.ts';
import { site } from '../../content/site.ts';

const SENT = 'Email sent successfully!';
const FAILED = 'Error sending email. Please try again.';
const findSent = () => screen.findByRole('heading', { name: SENT });

afterEach(closeMailServers);

it('sends version 2, confirms it in green, once by a status and the rest by the focus, and clears the form', async () => {
  const { server, store } = await renderContact();
  await writeMessage();
  await userEvent.type(messageField(/^Name/), '   ');
  await pressSendMessage();
  const title = await findSent();
  expect(title.closest('[role="status"]')?.textContent).toBe(SENT);
  const rest = screen.getByRole('group', { name: /^We have your message/ });
  expect(rest).toHaveFocus();
  expect(rest).not.toHaveTextContent(SENT);
  expect(rest).not.toHaveTextContent('reference');
  expect(title.closest('.alert')).toHaveClass('alert-success');
  expect(JSON.parse(server.requestsTo(SEND)[0]?.text ?? '')).toMatchObject({ template_params: sampleParams });
  for (const label of [/^Name/, /^Email/, /^Phone/, /^Subject/, /^Message/]) {
    expect(messageField(label)).toHaveValue('');
    expect(messageField(label)).toBeVisible();
  }
  expect(store.getState().contact).toEqual({ submitted: true, error: false, success: true });
});

it('leaves the focus where it is when the form appears', async () => {
  await renderContact();
  expect(sendMessageButton()).not.toHaveFocus();
});

it("shows the message's reference and when to expect a reply", async () => {
  const headers = { 'message-reference': '7K3QF-0B9XT-M2WZE-H48RD' };
  await renderContact({ response: { body: 'OK', headers } });
  await writeMessage();
  await pressSendMessage();
  const confirmation = (await findSent()).closest('.alert');
  expect(confirmation).toHaveTextContent('Your reference: 7K3QF-0B9XT-M2WZE-H48RD.');
  expect(confirmation).toHaveTextContent(/A person answers by [A-Z][a-z]+day\./);
});

it('sends version 1 as form data, without the optional message', async () => {
  const { server } = await renderContact({ form: 'enquiry' });
  await writeMessage('enquiry');
  await userEvent.clear(messageField(/^Message/));
  await pressSendMessage();
  await findSent();
  expect(server.requestsTo(SEND)).toEqual([]);
  expect(server.requestsTo(SEND_FORM)[0]?.text).toMatch(/name="enquiry"\s+Request a Quote\s/);
  expect(messageField(/^What you're looking for\?/)).toHaveValue('');
});

it('says that it is sending, and sends once however often the button is pressed', async () => {
  const { gate, open } = makeGate();
  const { server } = await renderContact({ response: { body: 'OK', gate } });
  await writeMessage();
  const form = screen.getByRole('form', { name: 'Write to us' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(
    await screen.findByText('Sending your message…', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
  expect(sendMessageButton()).toHaveAttribute('aria-disabled', 'true');
  expect(sendMessageButton()).toBeEnabled();
  await userEvent.dblClick(sendMessageButton());
  open();
  await findSent();
  expect(server.requestsTo(SEND)).toHaveLength(1);
});

it.each(['contact', 'enquiry'] as const)(
  'says first that sending failed, then which fields are empty, and focuses them (%s)',
  async (form) => {
    const { server } = await renderContact({ form });
    await pressSendMessage();
    const alert = screen.getByRole('alert');
    // The alert says the sentence, and the focus the rest: nothing is spoken twice.
    expect(alert).toHaveTextContent(FAILED);
    expect(alert.textContent).toBe(FAILED);
    expect(screen.getByText(FAILED)).toHaveClass('alert-title');
    const summary = screen.getByRole('group', { name: /^Not sent yet: / });
    expect(alert).not.toContainElement(summary);
    expect(summary).not.toHaveTextContent(FAILED);
    expect(alert.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('listitem', { hidden: false }).map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Enter your name', 'Enter your email address', 'Enter a subject']),
    );
    const links = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
    const last = form === 'contact' ? 'Enter your message' : 'Enter a subject';
    expect([links.length, links.at(-1)]).toEqual([5, last]);
    expect(document.title).toMatch(/^Error: Contact/);
    await userEvent.click(screen.getByRole('link', { name: 'Enter your email address' }));
    expect(messageField(/^Email/)).toHaveFocus();
    expect(messageField(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    expect(messageField(/^Message/)).toHaveAttribute('aria-invalid', String(form === 'contact'));
    expect(server.requestsTo(SEND).length + server.requestsTo(SEND_FORM).length).toBe(0);
  },
);

it('removes the errors once the form is valid', async () => {
  await renderContact();
  await pressSendMessage();
  await writeMessage();
  await pressSendMessage();
  await findSent();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toBe(`Contact Us: offices, telephone and email – ${site.name}`);
});

it.each<[string, object, string]>([
  [
    'no response',
    { drop: true },
    'No answer came, so we do not know whether it arrived. Check your connection.',
  ],
  ['500', { status: 500, body: '<html>' }, 'It could not be delivered.'],
  ['503', { status: 503 }, 'Messages cannot be taken at the moment.'],
  ['429', { status: 429 }, 'Too many messages came from your network in a short time. Wait a minute first.'],
  ['plain text', { status: 422, body: 'The quota is used up' }, 'It could not be delivered.'],
  ['a sentence', { status: 400, body: { error: 'SQLSTATE[42]' } }, 'It could not be delivered.'],
])(
  'says why it failed (%s) and what to do, keeps everything, and can be sent again',
  async (_, failure, cause) => {
    // Another provider is called once only.
    const { server } = await renderContact({ response: [failure, { body: 'OK' }], isExternal: true });
    await writeMessage();
    await pressSendMessage();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.startsWith(FAILED)).toBe(true);
    expect(screen.getByText(cause)).toBeVisible();
    const hrefs = [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`mailto:${site.email}`, `tel:${site.phone.replaceAll(' ', '')}`]);
    expectMessageKept();
    await pressSendMessage();
    await findSent();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.requestsTo(SEND)).toHaveLength(2);
  },
);

it("shows the server's errors at their fields", async () => {
  const fields = { from_email: 'That domain takes no mail' };
  await renderContact({ form: 'enquiry', response: { status: 400, body: { error: 'No', fields } } });
  await writeMessage('enquiry');
  await pressSendMessage();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.startsWith(FAILED)).toBe(true);
  await waitFor(() => expect(screen.getByRole('group', { name: /^Not sent yet: / })).toHaveFocus());
  expect(messageField(/^Email/)).toHaveAccessibleDescription(
    expect.stringContaining('Error: That domain takes no mail'),
  );
  expectMessageKept('enquiry');
});

it('names the time that the visitor waited after a time-out', async () => {
  const clock = jest.spyOn(performance, 'now');
  let now = 0;
  // Every reading is a minute later than the last, and no attempt gets a response in time.
  clock.mockImplementation(() => (now += 60_000));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('Too late', 'TimeoutError'));
  await renderContact();
  await writeMessage();
  await pressSendMessage();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/No answer came within \d+ minutes\. We do not know whether it arrived\./);
});
