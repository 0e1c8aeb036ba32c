import { mapFields, listFields } from '../../contract/fieldTable.ts';
import { checkMessage, type MessageForm, messageLimits } from '../../contract/messageRules.ts';
import { hasUnstorableCharacter } from '../platform/database/engine.ts';
import type { Field } from '../platform/http/forms.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { EmailIds } from '../platform/settings/emailIds.ts';

type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Finds the form of a call by its template id. Refuses missing and unknown ids. */
export const toMessageForm = (call: Values, ids: EmailIds): MessageForm => {
  const known = {
    user_id: [ids.user],
    service_id: [ids.service],
    template_id: [ids.contact, ids.enquiry],
  };
  const errors: Record<string, string> = {};
  for (const [name, values] of Object.entries(known)) {
    if (isBlank(call[name])) errors[name] = `The ${name} is required`;
    else if (!values.some((id) => id === call[name])) errors[name] = `The ${name} is not known here`;
  }
  const messages = Object.values(errors);
  if (messages.length > 0) throw new Refusal(400, messages.join('. '), { fields: errors });
  return call['template_id'] === ids.contact ? 'contact' : 'enquiry';
};

export const MESSAGE_FIELDS = listFields(messageLimits);

/** Checks a message. Returns errors by field: those of the form, and those of values that a form cannot send. */
export const checkWireMessage = (form: MessageForm, params: Values): Record<string, string> => {
  const text = mapFields(MESSAGE_FIELDS, (field) => {
    const value = params[field];
    return typeof value === 'string' ? value : '';
  });
  const errors: Record<string, string> = { ...checkMessage(form, text) };
  if (form === 'contact' && text.enquiry.trim() !== '') errors['enquiry'] = sentences.noEnquiryField;
  for (const field of MESSAGE_FIELDS) {
    if (hasUnstorableCharacter(text[field])) errors[field] = sentences.unstorable;
    if (!['string', 'undefined'].includes(typeof params[field])) errors[field] = sentences.notText;
  }
  return errors;
};

const OUTER_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id'];

/**
 * `shown_for` is the only number. Browsers send line breaks as `\r\n` (HTML, "multipart/form-data encoding algorithm").
 */
const toValue = (name: string, value: string): string | number =>
  name === 'shown_for' && /^\d{1,15}$/.test(value) ? Number(value) : value.replaceAll('\r\n', '\n');

/**
 * Converts a form's fields to the body of the JSON call, so that the same schema applies to both. Refuses a repeated
 * field.
 */
export const toEmailCall = (fields: readonly Field[]): Values => {
  if (new Set(fields.map(([name]) => name)).size < fields.length)
    throw new Refusal(400, sentences.repeatedField);
  const inner = fields.filter(([name]) => !OUTER_FIELDS.includes(name));
  return {
    ...Object.fromEntries(fields.filter(([name]) => OUTER_FIELDS.includes(name))),
    template_params: Object.fromEntries(inner.map(([name, value]) => [name, toValue(name, value)])),
  };
};

/** The properties of an object; empty for anything else. */
export const toValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads a form's texts from the body of the JSON call; undefined if the form could not be read. */
export const readFormTexts = (body: unknown): Record<string, string> | undefined => {
  const { template_params } = toValues(body);
  if (template_params === undefined) return undefined;
  const entries = Object.entries(toValues(template_params));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};
