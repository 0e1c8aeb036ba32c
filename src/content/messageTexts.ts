import { buildSettings } from '../contract/buildSettings.ts';
import { enquiryPrompt, type MessageField, type MessageForm } from '../contract/messageRules.ts';
import { texts } from '../contract/texts.ts';
import { site } from './site.ts';

const { emailHost, retentionDays } = buildSettings;

/** Labels of the contact forms' fields. The keys are the field names of the API. */
export const messageLabels = {
  from_name: 'Name',
  from_email: 'Email',
  phone_number: 'Phone',
  enquiry: enquiryPrompt,
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<MessageField, string>;

export const messageHints: Readonly<Partial<Record<MessageField, string>>> = {
  from_email: 'Where we can reach you.',
  message: 'What helps: your sites, people and devices, and the hours that matter.',
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Texts of the contact forms. */
export const messageTexts = {
  titles: { contact: 'Write to us', enquiry: 'Ask us' } satisfies Record<MessageForm, string>,
  answer: `We answer enquiries within ${site.answersWithin}.`,
  submit: 'Send message',
  sending: 'Sending message…',
  sendingStatus: 'Sending your message…',
  checking: 'Checking whether it arrived…',
  offline: 'You are offline. Your message will be sent as soon as the connection is back.',
  offlineChecking:
    'You are offline. As soon as the connection is back we check whether your message arrived.',
  offlineEditing:
    'You are offline. You can go on writing: once you press the button, your message is sent as soon as the connection is back.',
  cancelWaiting: 'Cancel',
  stopWaiting: 'Stop waiting',
  cancelled: 'Cancelled. Your message was not sent, and everything you entered is still here.',
  stopped: 'You stopped waiting before an answer came, so we do not know whether it arrived.',
  /** After the time for which the visitor has waited. */
  unknown: 'We do not know whether it arrived.',
  resendIsSafe: 'Sending it again is safe: the same message is taken once only.',
  privacy: emailHost
    ? 'What you enter here and the time of sending are stored. Our staff read it. To have it removed, write to'
    : `We store what you enter here and the time of sending, and our staff read it. It is deleted automatically after ${retentionDays} days. To have it removed earlier, write to`,
  privacyLink: 'What we keep, and why',
  /** Below the specified sentence: why the message was not sent. */
  notSentYet: (fields: number) =>
    fields === 1
      ? 'Not sent yet: one field needs your attention'
      : `Not sent yet: ${fields} fields need your attention`,
  failed: texts.emailFailed,
  failedAdvice: 'Everything you entered is still here. Send it again. If it keeps failing, write to',
  orCall: 'or call',
  sent: texts.emailSent,
  thanks: `We have your message. A person answers within ${site.answersWithin}.`,
  /** The same with the day, where the time of sending is known. */
  thanksUntil: (day: Date) => `We have your message. A person answers by ${weekdays[day.getDay()]}.`,
  reference: 'Your reference:',
  referenceHint: 'Quote it if you write or call about this message.',
  urgent: 'If it cannot wait, call',
} as const;

/** Causes by HTTP status, used if the server sends no text. */
export const messageCauses: Readonly<Record<string, string>> = {
  FETCH_ERROR: 'No answer came, so we do not know whether it arrived. Check your connection.',
  403: 'Messages are taken from the page itself only. Reload it first.',
  413: 'The message is too long.',
  429: 'Too many messages came from your network in a short time.',
  502: 'The answer was lost on its way, so we do not know whether it arrived.',
  504: 'The answer did not come in time, so we do not know whether it arrived.',
  503: 'Messages cannot be taken at the moment.',
  other: 'It could not be delivered.',
};

/** Texts of the two pages shown after a form was sent without JavaScript. */
export const outcomeTexts = {
  sent: texts.emailSent,
  failed: texts.emailFailed,
  fields: 'Look at these fields again:',
  rules:
    'Every field marked as required needs an entry. An email address has an @ and a dot after it, and a phone number has at least six digits.',
  backToForm: 'Back to the form',
} as const;
