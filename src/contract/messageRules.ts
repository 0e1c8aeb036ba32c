import { MAX_LENGTH } from './constants.ts';
import type { FieldErrors } from './applicationRules.ts';
import { isEmail, isPhone, personErrors, trimEmail } from './personRules.ts';

/** What a visitor types, by wire name. `enquiry` is version 1's dropdown. */
export interface MessageText {
  from_name: string;
  from_email: string;
  phone_number: string;
  subject: string;
  message: string;
  enquiry: string;
}
export type MessageField = keyof MessageText;

/** `contact` is version 2 (five required fields), `enquiry` version 1 (a dropdown, the message optional). */
export type MessageForm = 'contact' | 'enquiry';

/** The choices of version 1's dropdown. The empty prompt above them is not a value. */
export const enquiryPrompt = "What you're looking for?";
export const enquiryOptions = ['Information on Services', 'Request a Quote'] as const;

const requiredFields: Readonly<Record<MessageForm, readonly MessageField[]>> = {
  contact: ['from_name', 'from_email', 'phone_number', 'subject', 'message'],
  enquiry: ['from_name', 'from_email', 'phone_number', 'subject', 'enquiry'],
};

const missingErrors: Readonly<Record<MessageField, string>> = {
  from_name: 'Enter your name',
  from_email: 'Enter your email address',
  phone_number: 'Enter your phone number',
  subject: 'Enter a subject',
  message: 'Enter your message',
  enquiry: 'Choose what you are looking for',
};

const labels: Readonly<Record<MessageField, string>> = {
  from_name: 'Your name',
  from_email: 'Your email address',
  phone_number: 'Your phone number',
  subject: 'The subject',
  message: 'Your message',
  enquiry: 'Your choice',
};

/** Maximum length of each field, in UTF-16 units. */
export const messageLimits: Readonly<Record<MessageField, number>> = {
  from_name: MAX_LENGTH.name,
  from_email: MAX_LENGTH.email,
  phone_number: MAX_LENGTH.phone,
  subject: MAX_LENGTH.subject,
  message: MAX_LENGTH.message,
  enquiry: MAX_LENGTH.subject,
};

/** A line break in a name or subject could inject an email header. */
const hasLineBreak = (text: string): boolean => /[\r\n\u0085\u2028\u2029]/.test(text);

/** A field's text as it is sent and stored. */
export const trimMessageField = (field: MessageField, text: string): string =>
  field === 'from_email' ? trimEmail(text) : text.trim();

const checkField = (form: MessageForm, field: MessageField, value: string): string | undefined => {
  const text = trimMessageField(field, value);
  if (text === '') return requiredFields[form].includes(field) ? missingErrors[field] : undefined;
  if (text.length > messageLimits[field]) {
    return `${labels[field]} must be ${messageLimits[field]} characters or fewer`;
  }
  if (field !== 'message' && hasLineBreak(text)) return `${labels[field]} must be on one line`;
  if (field === 'from_email' && !isEmail(text)) return personErrors.email;
  if (field === 'phone_number' && !isPhone(text)) return personErrors.phone;
  if (field === 'enquiry' && !enquiryOptions.some((option) => option === text)) return missingErrors.enquiry;
  return undefined;
};

/**
 * The rules of both contact forms, the same in the browser and on the server. Texts are trimmed before they are
 * checked. Returns one sentence for each invalid field.
 */
export const checkMessage = (form: MessageForm, text: MessageText): FieldErrors<MessageField> => {
  const fields = Object.keys(missingErrors) as MessageField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = checkField(form, field, text[field]);
      return error ? [[field, error]] : [];
    }),
  );
};
