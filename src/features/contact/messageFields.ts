import type { ComponentProps } from 'react';
import type { FieldErrors } from '../../contract/applicationRules.ts';
import {
  checkMessage,
  trimMessageField,
  type MessageField,
  type MessageForm,
  type MessageText,
} from '../../contract/messageRules.ts';

export type MessageErrors = FieldErrors<MessageField>;

/** Each form's fields, in the form's order. */
export const messageFields: Readonly<Record<MessageForm, readonly MessageField[]>> = {
  contact: ['from_name', 'from_email', 'phone_number', 'subject', 'message'],
  enquiry: ['from_name', 'from_email', 'phone_number', 'enquiry', 'subject', 'message'],
};

/** Id of a field's control on the page. */
export const messageFieldId = (field: MessageField): string => `message-${field}`;

const mapMessageFields = (getValue: (field: MessageField) => string): MessageText => ({
  from_name: getValue('from_name'),
  from_email: getValue('from_email'),
  phone_number: getValue('phone_number'),
  subject: getValue('subject'),
  message: getValue('message'),
  enquiry: getValue('enquiry'),
});

/** A form's values, trimmed. A field that the form does not have is empty. */
export const readMessage = (form: HTMLFormElement): MessageText => {
  const data = new FormData(form);
  return mapMessageFields((field) => {
    const value = data.get(field);
    return typeof value === 'string' ? trimMessageField(field, value) : '';
  });
};

const emptyMessage: MessageText = mapMessageFields(() => '');

/** Whether a field of a form is required. */
export const isRequired = (form: MessageForm, field: MessageField): boolean =>
  field in checkMessage(form, emptyMessage);

/** The type of each input. Version 1 has plain text inputs for email and phone. */
export const getInputProps = (form: MessageForm, field: MessageField): ComponentProps<'input'> => {
  const isPlain = form === 'enquiry';
  if (field === 'from_name') return { type: 'text', autoComplete: 'name' };
  if (field === 'from_email') {
    return {
      type: isPlain ? 'text' : 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    };
  }
  if (field === 'phone_number') {
    return { type: isPlain ? 'text' : 'tel', inputMode: 'tel', autoComplete: 'tel' };
  }
  // Not `autoComplete: 'off'`, with which browsers would clear the field when a visitor returns to the page.
  return { type: 'text' };
};

/** The errors of a refusal that belong to a field of the form. */
export const toMessageErrors = (form: MessageForm, fields: Record<string, string> = {}): MessageErrors =>
  Object.fromEntries(messageFields[form].flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
