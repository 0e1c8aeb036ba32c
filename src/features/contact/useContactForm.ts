import { useSearchParams } from 'react-router-dom';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toRetryText } from '../../content/formTexts.ts';
import { messageCauses, messageTexts } from '../../content/messageTexts.ts';
import { checkMessage, type MessageForm, type MessageText } from '../../contract/messageRules.ts';
import type { SubmittedForm } from '../../contract/renderer.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { addApi } from '../../store/api.ts';
import type { CallError } from '../../store/callError.ts';
import { parseRefusal } from '../../store/checkResponses.ts';
import {
  contactFormLeft,
  messageDiscarded,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectSubmission,
  sendingCancelled,
} from '../../store/contactSlice.ts';
import type { StoredDraft } from '../../store/draft.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { useDraft } from '../../store/useDraft.ts';
import { type CallResult, type StoredKey, useSubmission } from '../../store/useSubmission.ts';
import { useInitialData } from '../../ui/initialData.ts';
import { useHoneypot } from '../../ui/Honeypot.tsx';
import {
  emptyMessage,
  type MessageErrors,
  messageFieldId,
  toMessageErrors,
  trimMessage,
  readMessage,
} from './messageFields.ts';
import { isServiceTitle, findServiceTitle } from './serviceTitle.ts';

/** Whether nothing was typed that is worth keeping. A subject filled in by a link does not count. */
export const isBlankMessage = ({ subject, ...others }: MessageText): boolean =>
  [...Object.values(others), isServiceTitle(subject) ? '' : subject].every((value) => value.trim() === '');

/** Text typed before the draft was read takes precedence over the draft. A subject filled in by a link does not. */
const canRestore = (field: string, typed: string, saved: string): boolean =>
  typed === '' || (field === 'subject' && isServiceTitle(typed) && saved !== '' && !isServiceTitle(saved));

/** Fills in a form from its saved draft. */
export const restoreDraft = (form: HTMLFormElement, saved: MessageText): void => {
  for (const [field, value] of Object.entries(saved)) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control && canRestore(field, control.value, value)) control.value = value;
  }
};

/** Whether a stored draft has the right shape. */
export const isMessage = (value: unknown): value is MessageText =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/**
 * Fills in the subject with the service of the URL's `?service=`, unless there is a subject already. Runs after the first
 * render, which must match the prerendered page (docs/requirements.md, CONTACT-4).
 */
export const useServiceSubject = (): void => {
  const [query] = useSearchParams();
  const service = query.get('service');
  useEffect(() => {
    const title = service === null ? undefined : findServiceTitle(service);
    const subject = document.getElementById(messageFieldId('subject'));
    if (title === undefined || !(subject instanceof HTMLInputElement) || subject.value !== '') return;
    subject.value = title;
  }, [service]);
};

/**
 * The text of a contact form, and its draft on the device. The controls themselves hold the text, so that text typed or
 * restored by the browser before hydration counts too. This is a copy (docs/requirements.md, PRIV-7).
 */
export const useMessageEntries = (form: MessageForm) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [text, setText] = useState<MessageText>(emptyMessage);

  const readForm = useCallback(() => {
    if (formRef.current) setText(readMessage(new FormData(formRef.current)));
  }, []);
  const restore = useCallback(
    ({ entered }: StoredDraft<MessageText>) => {
      if (formRef.current) restoreDraft(formRef.current, entered);
      readForm();
    },
    [readForm],
  );
  useServiceSubject();
  useEffect(() => {
    if (formRef.current && !isBlankMessage(readMessage(new FormData(formRef.current)))) readForm();
    // Our own validation says more than the browser's, which saves a round trip without JavaScript.
    if (formRef.current) formRef.current.noValidate = true;
  }, [readForm]);
  const draft = useDraft({
    id: form,
    entered: text,
    isBlank: isBlankMessage,
    isEntered: isMessage,
    restore,
  });

  const clear = (newState: 'saved' | 'discarded') => {
    formRef.current?.reset();
    setText(emptyMessage);
    draft.deleteDraft(newState);
  };

  return { formRef, text, readForm, draft, clear, hasEntries: !isBlankMessage(text) };
};

/** How an attempt to send ended. */
export type MessageOutcome =
  /** `reference`: staff find the message by it; null if another provider accepted it. */
  | { kind: 'sent'; reference: string | null }
  | { kind: 'cancelled' }
  | { kind: 'refused'; errors: MessageErrors }
  | { kind: 'failed'; cause: string; mayHaveArrived: boolean };

const MAX_SENTENCE_LENGTH = 200;

/** The provider refuses in plain text. A proxy's HTML page would mean nothing to a visitor. */
const toPlainSentence = (data: unknown): string | undefined => {
  const text = typeof data === 'string' ? data.trim() : '';
  return text !== '' && text.length <= MAX_SENTENCE_LENGTH && !text.startsWith('<') ? text : undefined;
};

const toCause = ({ status, data, retryAfter }: CallError): string => {
  const ownText = messageCauses[String(status)] ?? messageCauses['other'] ?? '';
  if (status === 429) return `${ownText} ${toRetryText(retryAfter)}`;
  return parseRefusal(data).error ?? toPlainSentence(data) ?? ownText;
};

/** The outcome of a failed call: the errors at fields of the form, or else the cause as text. */
export const toMessageOutcome = (
  form: MessageForm,
  error: CallError,
  mayHaveArrived: boolean,
): MessageOutcome => {
  const errors = toMessageErrors(form, parseRefusal(error.data).fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', cause: toCause(error), mayHaveArrived };
};

/**
 * The outcome of a form that was sent without JavaScript, for the page that the server renders (docs/requirements.md,
 * CONTACT-7).
 */
export const toInitialOutcome = (
  form: MessageForm,
  submittedForm: SubmittedForm | undefined,
): MessageOutcome | undefined => {
  if (!submittedForm) return undefined;
  const { errors, refusal } = submittedForm;
  const fieldErrors = toMessageErrors(form, errors);
  if (!refusal) return { kind: 'refused', errors: fieldErrors };
  const cause = `${refusal.sentence}.${refusal.retryAfter === undefined ? '' : ` ${toRetryText(refusal.retryAfter)}`}`;
  return { kind: 'failed', cause, mayHaveArrived: false };
};

const unconfirmedOutcome: MessageOutcome = {
  kind: 'failed',
  cause: messageTexts.stopped,
  mayHaveArrived: true,
};

const toOutcome = (form: MessageForm, result: CallResult<string | null>): MessageOutcome => {
  if (result.kind === 'succeeded') return { kind: 'sent', reference: result.data };
  if (result.kind === 'cancelled') return result.mayHaveArrived ? unconfirmedOutcome : { kind: 'cancelled' };
  return toMessageOutcome(form, result.error, result.mayHaveArrived);
};

/** Sends one message by the call of its form. */
export const useSendMessage = (form: MessageForm, draft: StoredKey) => {
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  return useSubmission<string | null, MessageOutcome>({
    draft,
    call: { contact: sendEmail, enquiry: sendEmailForm }[form],
    toOutcome: (result) => toOutcome(form, result),
  });
};

const endActions = {
  sent: messageSent,
  cancelled: sendingCancelled,
  refused: messageFailed,
  failed: messageFailed,
} as const;

/** The outcome of a contact form's attempts (docs/requirements.md, CONTACT-3, CONTACT-6). */
export const useContactForm = (form: MessageForm) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // The API slice is in the form's chunk, so that the page itself does not wait for it.
  useEffect(() => addApi(store), [store]);
  const submission = useAppSelector(selectSubmission);
  const { submittedForm } = useInitialData();
  const entries = useMessageEntries(form);
  const { send, cancel, isSending } = useSendMessage(form, entries.draft);
  const readHoneypot = useHoneypot();
  /** The errors of the last attempt. Its status is in the store. */
  const [outcome, setOutcome] = useState<MessageOutcome | undefined>(() =>
    toInitialOutcome(form, submittedForm),
  );
  const [attempt, setAttempt] = useState(0);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      dispatch(contactFormLeft());
    };
  }, [dispatch]);

  const conclude = (newOutcome: MessageOutcome) => {
    // Also if the visitor has left the page, because a message that has arrived must not be sent again.
    if (newOutcome.kind === 'sent') entries.clear('saved');
    if (isUnmounted.current) return;
    setAttempt((count) => count + 1);
    setOutcome(newOutcome);
    dispatch(endActions[newOutcome.kind]());
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSending()) return;
    dispatch(messageSubmitted());
    setOutcome(undefined);
    const text = trimMessage(readMessage(new FormData(element)));
    const errors = checkMessage(form, text);
    if (Object.keys(errors).length > 0) return conclude({ kind: 'refused', errors });
    return send({ text: { ...text }, ...readHoneypot(element) }, conclude);
  };

  const discard = () => {
    entries.clear('discarded');
    setOutcome(undefined);
    dispatch(messageDiscarded());
  };

  return { entries, submission, outcome, attempt, submit, cancel, discard };
};
