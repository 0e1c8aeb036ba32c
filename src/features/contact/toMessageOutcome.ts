import type { MessageForm } from '../../contract/messageRules.ts';
import type { FilledIn } from '../../contract/renderer.ts';
import { whenAgain } from '../../content/formTexts.ts';
import { messageCauses } from '../../content/messageTexts.ts';
import type { CallError } from '../../store/callError.ts';
import { toRefusal } from '../../store/checkAnswers.ts';
import { toMessageErrors, type MessageErrors } from './messageFields.ts';

/** How one attempt to send ended. */
export type MessageOutcome =
  /** `reference`: what staff find it by; null where another provider took it. */
  | { kind: 'sent'; reference: string | null }
  | { kind: 'cancelled' }
  | { kind: 'refused'; errors: MessageErrors }
  /** `isInDoubt`: it may have arrived all the same. */
  | { kind: 'failed'; cause: string; isInDoubt: boolean };

const LONGEST_SENTENCE = 200;

/** The provider refuses in plain words; a proxy's page of HTML says nothing to a visitor. */
const plainSentence = (data: unknown): string | undefined => {
  const text = typeof data === 'string' ? data.trim() : '';
  return text !== '' && text.length <= LONGEST_SENTENCE && !text.startsWith('<') ? text : undefined;
};

const causeOf = ({ status, data, retryAfter }: CallError): string => {
  const known = messageCauses[String(status)] ?? messageCauses['other'] ?? '';
  if (status === 429) return `${known} ${whenAgain(retryAfter)}`;
  return toRefusal(data).error ?? plainSentence(data) ?? known;
};

/** Reads a failed call: sentences at fields of the form, or else the cause in words. */
export const toMessageOutcome = (
  form: MessageForm,
  failed: CallError,
  isInDoubt: boolean,
): MessageOutcome => {
  const errors = toMessageErrors(form, toRefusal(failed.data).fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', cause: causeOf(failed), isInDoubt };
};

/** How a form that was sent without JavaScript fared, for the page that answers it (docs/requirements.md, CONTACT-7). */
export const toDrawnOutcome = (
  form: MessageForm,
  filledIn: FilledIn | undefined,
): MessageOutcome | undefined => {
  if (!filledIn) return undefined;
  const { errors, trouble } = filledIn;
  const found = toMessageErrors(form, errors);
  if (!trouble) return { kind: 'refused', errors: found };
  const cause = `${trouble.sentence}.${trouble.retryAfter === undefined ? '' : ` ${whenAgain(trouble.retryAfter)}`}`;
  return { kind: 'failed', cause, isInDoubt: false };
};
