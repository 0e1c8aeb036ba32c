import { expect, type Page } from '@playwright/test';
import { queryDatabase, type TestServer } from './server.ts';

/** What a visitor types into either form, by label. */
export const visitor = {
  Name: 'Zoë O’Brien-Łukasiewicz',
  Email: 'zoe@example.org',
  Phone: '+44 (0)20 7946-0958',
  Subject: 'The rack hums in B-flat',
  Message: 'Since Monday.\nKönnen Sie vorbeikommen?',
};

/** The two contact forms: one with a free subject, one with a dropdown. */
export const forms = [
  { path: '/contact_us', form: 'contact', choice: '' },
  { path: '/contact_form', form: 'enquiry', choice: 'Request a Quote' },
] as const;

export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label} \\(`) });
export const dropdown = (page: Page) => page.getByRole('combobox', { name: /^What you're looking for\?/ });
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send(ing)? message/ });

export const write = async (page: Page, subject: string, choice = '') => {
  for (const [label, value] of Object.entries({ ...visitor, Subject: subject }))
    await field(page, label).fill(value);
  if (choice) await dropdown(page).selectOption(choice);
};

export const expectEntriesKept = async (page: Page, choice = '') => {
  for (const [label, value] of Object.entries(visitor)) await expect(field(page, label)).toHaveValue(value);
  if (choice) await expect(dropdown(page)).toHaveValue(choice);
};

interface StoredMessage {
  form: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  enquiry: string;
}

/** Reads the stored messages with this subject. */
export const readMessages = ({ dataDir }: TestServer, subject: string): StoredMessage[] =>
  queryDatabase<StoredMessage>(
    dataDir,
    'select form, name, email, phone, subject, message, enquiry from messages',
  ).filter((message) => message.subject === subject);

export const makeMessage = (form: string, subject: string, enquiry: string): StoredMessage => ({
  form,
  name: visitor.Name,
  email: visitor.Email,
  phone: visitor.Phone,
  subject,
  message: visitor.Message,
  enquiry,
});
