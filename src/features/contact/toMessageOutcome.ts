import type { MessageForm } from '../../contract/messageRules.ts';
import { messageCauses } from '../../content/messageTexts.ts';
import { toRefusal } from '../../store/checkAnswers.ts';
import { toMessageErrors, type MessageErrors } from './messageFields.ts';

/** How one attempt to send ended. */
export type MessageOutcome =
  { kind: 'sent' } | { kind: 'refused'; errors: MessageErrors } | { kind: 'failed'; cause: string };

/** What a call's failure carries: a status of HTTP or a word of RTK Query's, and the answer's body if one came. */
interface CallError {
  status?: number | string;
  data?: unknown;
}

const LONGEST_SENTENCE = 200;

/** The provider refuses in plain words; a proxy's page of HTML says nothing to a visitor. */
const plainSentence = (data: unknown): string | undefined => {
  const text = typeof data === 'string' ? data.trim() : '';
  return text !== '' && text.length <= LONGEST_SENTENCE && !text.startsWith('<') ? text : undefined;
};

/** Reads a failed call: sentences at fields of the form, or else the cause in words. */
export const toMessageOutcome = (form: MessageForm, failed: CallError): MessageOutcome => {
  const { error, fields } = toRefusal(failed.data);
  const errors = toMessageErrors(form, fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  const known = messageCauses[String(failed.status)] ?? messageCauses['other'] ?? '';
  return { kind: 'failed', cause: error ?? plainSentence(failed.data) ?? known };
};
