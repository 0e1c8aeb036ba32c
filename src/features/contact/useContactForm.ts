import { useSearchParams } from 'react-router-dom';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { toRetryText, toWaitedText } from '../../content/formTexts.ts';
import { messageCauses, messageTexts } from '../../content/messageTexts.ts';
import { checkMessage, type MessageForm } from '../../contract/messageRules.ts';
import type { SubmittedForm } from '../../contract/renderer.ts';
import { randomId } from '../../lib/randomId.ts';
import { mayHaveArrived, type CallError } from '../../store/callError.ts';
import { parseRefusal } from '../../store/checkResponses.ts';
import {
  contactFormLeft,
  messageDiscarded,
  messageFailed,
  messageSent,
  messageSubmitted,
  sendingCancelled,
} from '../../store/contactSlice.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { selectHasStarted, submissionBegun, submissionEnded } from '../../store/submissionSlice.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { useFieldErrors } from '../../ui/useFieldErrors.ts';
import { useInitialData } from '../../ui/initialData.ts';
import { useHoneypot } from '../../ui/Honeypot.tsx';
import {
  type MessageErrors,
  messageFieldId,
  messageFields,
  readMessage,
  toMessageErrors,
} from './messageFields.ts';
import { isServiceTitle, findServiceTitle } from './serviceTitle.ts';

/**
 * Fills in the subject with the service of the URL's `?service=`, unless there is a subject already. Runs after the first
 * render, which must match the prerendered page, and after the draft is restored.
 */
const useServiceSubject = (): void => {
  const [query] = useSearchParams();
  const service = query.get('service');
  useEffect(() => {
    const title = service === null ? undefined : findServiceTitle(service);
    const subject = document.getElementById(messageFieldId('subject'));
    if (title === undefined || !(subject instanceof HTMLInputElement) || subject.value !== '') return;
    subject.value = title;
  }, [service]);
};

/** Why a message was not sent. Invalid fields are in the form's errors. */
export interface MessageFailure {
  cause: string;
  mayHaveArrived: boolean;
}

const toCause = ({ status, data, retryAfter, waitedMs }: CallError): string => {
  if (status === 'TIMEOUT_ERROR') return `${toWaitedText(waitedMs)} ${messageTexts.unknown}`;
  const ownText = messageCauses[String(status)] ?? messageCauses['other'] ?? '';
  if (status === 429) return `${ownText} ${toRetryText(retryAfter)}`;
  return parseRefusal(data).error ?? ownText;
};

/** The failure of a form that was sent without JavaScript, for the page that the server renders. */
const toInitialFailure = ({ refusal }: SubmittedForm): MessageFailure | undefined => {
  if (!refusal) return undefined;
  const retry = refusal.retryAfter === undefined ? '' : ` ${toRetryText(refusal.retryAfter)}`;
  return { cause: `${refusal.sentence}.${retry}`, mayHaveArrived: false };
};

const checks = {
  contact: (form: HTMLFormElement) => checkMessage('contact', readMessage(form)),
  enquiry: (form: HTMLFormElement) => checkMessage('enquiry', readMessage(form)),
} satisfies Record<MessageForm, (form: HTMLFormElement) => MessageErrors>;

/** A contact form: its errors, its draft, and its attempts. Their outcome is in the store (contactSlice). */
export const useContactForm = (form: MessageForm, formRef: RefObject<HTMLFormElement | null>) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { submittedForm } = useInitialData();
  const draft = useDraft({
    id: form,
    formRef,
    names: messageFields[form],
    isPrefilled: isServiceTitle,
  });
  useServiceSubject();
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  const readHoneypot = useHoneypot();
  const [key, setKey] = useState(randomId);
  const { errors, setErrors } = useFieldErrors(
    formRef,
    toMessageErrors(form, submittedForm?.errors),
    checks[form],
  );
  const [failure, setFailure] = useState(submittedForm && toInitialFailure(submittedForm));
  const [reference, setReference] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [wasCancelled, setWasCancelled] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // A ref, because a second click may come before the next render.
  const call = useRef<ReturnType<typeof sendEmail>>(undefined);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    // Our own validation says more than the browser's, which saves a round trip without JavaScript.
    if (formRef.current) formRef.current.noValidate = true;
    return () => {
      isLeft.current = true;
      dispatch(contactFormLeft());
    };
  }, [dispatch, formRef]);

  const refuse = (newErrors: MessageErrors) => {
    setErrors(newErrors);
    setAttempt((count) => count + 1);
    dispatch(messageFailed(Object.keys(newErrors)));
  };

  const fail = (newFailure: MessageFailure) => {
    draft.noteAttempt(newFailure.mayHaveArrived);
    setFailure(newFailure);
    dispatch(messageFailed([]));
  };

  const handleError = (error: CallError, hadUnknownOutcome: boolean) => {
    if ('name' in error && error.name === 'AbortError') {
      if (hadUnknownOutcome || selectHasStarted(store.getState()))
        return fail({ cause: messageTexts.stopped, mayHaveArrived: true });
      draft.noteAttempt(false);
      setWasCancelled(true);
      return void dispatch(sendingCancelled());
    }
    const fieldErrors = toMessageErrors(form, parseRefusal(error.data).fields);
    if (Object.keys(fieldErrors).length > 0) {
      draft.noteAttempt(hadUnknownOutcome);
      return refuse(fieldErrors);
    }
    fail({ cause: toCause(error), mayHaveArrived: mayHaveArrived(error, hadUnknownOutcome) });
  };

  const submit = async (element: HTMLFormElement) => {
    if (call.current) return;
    const message = readMessage(element);
    const newErrors = checks[form](element);
    dispatch(messageSubmitted());
    setErrors({});
    setFailure(undefined);
    setWasCancelled(false);
    if (Object.keys(newErrors).length > 0) return refuse(newErrors);
    const hadUnknownOutcome = draft.mayHaveArrived;
    // Stored before the call, because the page may be closed before the response is received.
    draft.noteAttempt(true);
    dispatch(submissionBegun());
    setIsSending(true);
    const send = { contact: sendEmail, enquiry: sendEmailForm }[form];
    call.current = send({ ...message, key, ...readHoneypot(element) });
    const { data = null, error } = await call.current;
    call.current = undefined;
    setIsSending(false);
    dispatch(submissionEnded());
    // Also if the visitor has left the page, because a message that has arrived must not be sent again.
    if (!error) draft.remove();
    if (isLeft.current) return;
    if (error) return handleError(error as CallError, hadUnknownOutcome);
    draft.clear('saved');
    setKey(randomId());
    setReference(data);
    dispatch(messageSent());
  };

  const discard = () => {
    draft.clear('discarded');
    setErrors({});
    setFailure(undefined);
    dispatch(messageDiscarded());
  };

  return {
    draft,
    errors,
    failure,
    reference,
    attempt,
    isSending,
    wasCancelled,
    submit,
    cancel: () => call.current?.abort(),
    discard,
  };
};
