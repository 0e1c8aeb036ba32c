import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';

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
