import type { MessageForm } from '../../../contract/messageRules.ts';
import type { EmailIds } from '../../platform/settings/emailIds.ts';

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
