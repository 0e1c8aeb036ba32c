import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pages } from '../../src/content/pages.ts';
import { pageTexts } from '../../src/content/pageTexts/contact.ts';
import type { MessageForm, MessageText } from '../../src/contract/messageRules.ts';
import type { Message } from '../../src/store/emailApi.ts';
import { ContactPage } from '../../src/features/contact/ContactPage.tsx';
import { loadContactForm } from '../../src/features/contact/loadContactForm.ts';
import { makeStore } from '../../src/store/store.ts';
import { makeRecorder } from './recorder.ts';
import { clearDrafts } from './deviceStore.ts';
import { skipRetryDelays } from './skipRetryDelays.ts';
import { startCareersServer, type ScriptedResponse, type CareersServer } from './careersServer.ts';

export const SEND = 'POST /api/v1.0/email/send';
export const SEND_FORM = 'POST /api/v1.0/email/send-form';

export const sampleMessage: MessageText = {
  from_name: 'Zébulon Öztürk',
  from_email: 'zebulon@example.com',
  phone_number: '+44 (20) 7946-0000',
  subject: 'Cabinet on fire',
  message: 'It smoulders.\nPlease come.',
  enquiry: 'Request a Quote',
};

/** The sample as a form sends it. */
export const sentMessage: Message = {
  ...sampleMessage,
  key: 'message-0123456789',
  website: '',
  shownFor: 4321,
};

/** The sample as the first form sends it, without the other form's field. */
export const sampleParams: Omit<MessageText, 'enquiry'> = {
  from_name: sampleMessage.from_name,
  from_email: sampleMessage.from_email,
  phone_number: sampleMessage.phone_number,
  subject: sampleMessage.subject,
  message: sampleMessage.message,
};

const servers: CareersServer[] = [];

/** Call it after each test. Also deletes drafts, which the next test would restore. */
export const closeMailServers = async (): Promise<void> => {
  clearDrafts();
  await Promise.all(servers.splice(0).map((server) => server.close()));
};

interface ContactOptions {
  form?: MessageForm;
  query?: string;
  response?: ScriptedResponse | readonly ScriptedResponse[];
  /** The email provider is another company. */
  isExternal?: boolean;
}

/** Renders a contact page against a scripted email server, with the functions that production uses. */
export const renderContact = async ({
  form = 'contact',
  query = '',
  response = { body: 'OK' },
  isExternal = false,
}: ContactOptions = {}) => {
  const server = await startCareersServer({ [SEND]: response, [SEND_FORM]: response });
  servers.push(server);
  const hosts = isExternal ? { emailHost: server.url } : { origin: server.url };
  skipRetryDelays();
  const { watch, actions } = makeRecorder();
  const store = makeStore(hosts, watch);
  await loadContactForm();
  const name = form === 'contact' ? 'contactUs' : 'contactForm';
  const rendered = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/${name}${query}`]}>
          <main>
            <ContactPage name={name} page={pages[name]} texts={pageTexts[name]} />
          </main>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { ...rendered, server, store, actions };
};

export const messageField = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const sendMessageButton = () => screen.getByRole('button', { name: /^(Send|Sending) message/ });
export const pressSendMessage = () => userEvent.click(sendMessageButton());

const labels = {
  from_name: /^Name/,
  from_email: /^Email/,
  phone_number: /^Phone/,
  subject: /^Subject/,
} as const;

/** Fills in all fields of a form. */
export const writeMessage = async (form: MessageForm = 'contact', text: MessageText = sampleMessage) => {
  for (const [field, label] of Object.entries(labels)) {
    await userEvent.clear(messageField(label));
    await userEvent.click(messageField(label));
    await userEvent.paste(text[field as keyof typeof labels]);
  }
  await userEvent.clear(messageField(/^Message/));
  await userEvent.click(messageField(/^Message/));
  await userEvent.paste(text.message);
  if (form === 'enquiry') await userEvent.selectOptions(messageField(/^What you're/), text.enquiry);
};

/** Expects all entries to be unchanged. */
export const expectMessageKept = (form: MessageForm = 'contact') => {
  for (const [field, label] of Object.entries(labels))
    expect(messageField(label)).toHaveValue(sampleMessage[field as keyof typeof labels]);
  expect(messageField(/^Message/)).toHaveValue(sampleMessage.message);
  if (form === 'enquiry') expect(messageField(/^What you're/)).toHaveValue(sampleMessage.enquiry);
};
