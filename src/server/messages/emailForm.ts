import type { MessageForm } from '../../contract/messageRules.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { EmailIds } from '../platform/settings/emailIds.ts';

type IdName = 'user_id' | 'service_id' | 'template_id';

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Which form a call brings: its template says so. Refuses ids that are missing, each named as required, and ids that
 * are not ours (docs/requirements.md, MAIL-3).
 */
export const formOf = (call: Readonly<Record<string, unknown>>, ids: EmailIds): MessageForm => {
  const known: Readonly<Record<IdName, readonly string[]>> = {
    user_id: [ids.user],
    service_id: [ids.service],
    template_id: [ids.contact, ids.enquiry],
  };
  const problems = (Object.keys(known) as IdName[]).flatMap((name): [string, string][] => {
    const value = call[name];
    if (isMissing(value)) return [[name, `The ${name} is required`]];
    return known[name].some((id) => id === value) ? [] : [[name, `The ${name} is not known here`]];
  });
  if (problems.length > 0) {
    const sentence = problems.map(([, text]) => text).join('. ');
    throw new Refusal(400, sentence, { fields: Object.fromEntries(problems) });
  }
  return call['template_id'] === ids.contact ? 'contact' : 'enquiry';
};

const OUTER = ['lib_version', 'user_id', 'service_id', 'template_id'];

/** Forms are sent with `\r\n`, whatever the visitor's text had (HTML, "multipart/form-data encoding algorithm"). */
const withPlainBreaks = (text: string): string => text.replaceAll('\r\n', '\n');

/** The one number among the fields; anything but digits stays a text, which the schema then refuses. */
const toValue = (name: string, value: string): string | number =>
  name === 'shown_for' && /^\d{1,15}$/.test(value) ? Number(value) : withPlainBreaks(value);

/**
 * A form's fields in the shape of the JSON call: ids outside, the visitor's texts in `template_params`, so
 * that one schema serves both calls (docs/requirements.md, MAIL-1, MAIL-2). Refuses a field that comes twice.
 */
export const toEmailCall = (fields: readonly (readonly [string, string])[]): Record<string, unknown> => {
  if (new Set(fields.map(([name]) => name)).size < fields.length) {
    throw new Refusal(400, sentences.fieldTwice);
  }
  const inner = fields
    .filter(([name]) => !OUTER.includes(name))
    .map(([name, value]): [string, unknown] => [name, toValue(name, value)]);
  return {
    ...Object.fromEntries(fields.filter(([name]) => OUTER.includes(name))),
    template_params: Object.fromEntries(inner),
  };
};

interface TypedForm {
  form: MessageForm;
  /** Texts by their wire names. */
  values: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What was typed into a form that could be read but not taken, whatever else is wrong with it; undefined where nothing
 * could be read.
 */
export const typedForm = (body: unknown, ids: EmailIds): TypedForm | undefined => {
  if (!isRecord(body) || !isRecord(body['template_params'])) return undefined;
  const texts = Object.entries(body['template_params']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isEnquiry = body['template_id'] === ids.enquiry;
  return { form: isEnquiry ? 'enquiry' : 'contact', values: Object.fromEntries(texts) };
};
