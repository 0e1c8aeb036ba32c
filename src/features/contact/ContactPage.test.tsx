import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  closeMailServers,
  messageField,
  renderContact,
  pressSendMessage,
} from '../../../tests/support/renderContact.tsx';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { privacyPageTexts } from '../../content/privacyPageTexts.ts';
import { site } from '../../content/site.ts';

afterEach(closeMailServers);

const fieldNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]:not([type="hidden"])')].map(
    ({ name }) => name,
  );
const hiddenFields = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form [type="hidden"]')].map(({ name, value }) => [
      name,
      value,
    ]),
  );

it('shows each office with its address, email and phone', async () => {
  await renderContact();
  for (const { city, address, email, phone } of site.offices) {
    const heading = screen.getByRole('heading', { level: 3, name: city });
    const card = within(heading.parentElement as HTMLElement);
    for (const line of address) expect(card.getByText(line)).toBeVisible();
    expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    if (phone) expect(card.getByRole('link', { name: phone })).toBeVisible();
  }
  expect(isValidOutline(headingLevels())).toBe(true);
});

it('says what matters about privacy, and leads to the whole policy', async () => {
  await renderContact();
  const privacy = within(document.getElementById('privacy') ?? document.body);
  expect(privacy.getByText(/contain nothing that you entered/)).toBeVisible();
  expect(privacy.getByText(/gone from every backup after 30 days/)).toBeVisible();
  expect(privacy.getByRole('link', { name: privacyPageTexts.whole })).toHaveAttribute('href', '/privacy');
});

it('has the five required fields of version 2, before the offices', async () => {
  await renderContact();
  expect(fieldNames()).toEqual(['from_name', 'from_email', 'phone_number', 'subject', 'message', 'website']);
  expect(messageField(/^Email \(required\)$/)).toHaveAttribute('type', 'email');
  expect(messageField(/^Phone \(required\)$/)).toHaveAttribute('type', 'tel');
  expect(messageField(/^Message \(required\)$/)).toBeRequired();
  const form = screen.getByRole('form', { name: 'Write to us' });
  const offices = screen.getByRole('heading', { name: 'Our offices' });
  expect(form.compareDocumentPosition(offices) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('has the dropdown and plain text inputs of version 1, the message optional, and no legal texts', async () => {
  await renderContact({ form: 'enquiry' });
  expect(fieldNames()).toEqual([
    'from_name',
    'from_email',
    'phone_number',
    'enquiry',
    'subject',
    'message',
    'website',
  ]);
  for (const [label, mode] of [
    [/^Email/, 'email'],
    [/^Phone/, 'tel'],
  ] as const) {
    expect(messageField(label)).toHaveAttribute('type', 'text');
    expect(messageField(label)).toHaveAttribute('inputmode', mode);
    expect(messageField(label)).toHaveAttribute('autocomplete', mode);
  }
  expect(messageField(/^Message \(optional\)$/)).not.toBeRequired();
  const choices = within(screen.getByLabelText("What you're looking for? (required)")).getAllByRole('option');
  expect(choices.map((option) => [option.textContent, (option as HTMLOptionElement).value])).toEqual([
    ["What you're looking for?", ''],
    ['Information on Services', 'Information on Services'],
    ['Request a Quote', 'Request a Quote'],
  ]);
  expect(document.getElementById('privacy')).toBeNull();
  expect(screen.queryByRole('button', { name: /map/ })).not.toBeInTheDocument();
});

it.each([
  ['contact', 'contact'],
  ['enquiry', 'enquiry'],
] as const)('can be sent without JavaScript (%s)', async (form, template_id) => {
  await renderContact({ form });
  const element = screen.getByRole('form');
  expect(element).toHaveAttribute('method', 'post');
  expect(element).toHaveAttribute('action', '/api/v1.0/email/send-form');
  expect(element).toHaveAttribute('enctype', 'multipart/form-data');
  expect(hiddenFields()).toEqual({ user_id: 'site-visitor', service_id: 'site-relay', template_id });
});

it.each([
  ['network_audit', 'Network Audit'],
  ['MANAGED_services', 'Managed Services'],
  ['video_walls', 'Video Walls'],
  ['solutions_network_infrastructure', 'Network Infrastructure Solutions'],
  ['white_glove_meeting_event_support', 'White Glove Meeting and Event Support'],
])('prefills the subject for ?service=%s', async (service, subject) => {
  await renderContact({ query: `?service=${service}` });
  expect(messageField(/^Subject/)).toHaveValue(subject);
  await userEvent.type(messageField(/^Subject/), '!');
  expect(messageField(/^Subject/)).toHaveValue(`${subject}!`);
});

it.each(['', 'about_us', 'nothing', '<b>x</b>', 'career-details/5', '../network_audit', '%00'])(
  'ignores ?service=%s',
  async (service) => {
    await renderContact({ query: `?service=${encodeURIComponent(service)}` });
    expect(messageField(/^Subject/)).toHaveValue('');
  },
);

it.each(['contact', 'enquiry'] as const)(
  'has no accessibility violation, before and after errors (%s)',
  async (form) => {
    await renderContact({ form });
    const violations = async () => {
      const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };
      const { violations } = await axe.run(document.body, { rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    expect(await violations()).toEqual([]);
    await pressSendMessage();
    expect(await violations()).toEqual([]);
  },
);
