import { useEffect, useRef, useState } from 'react';
import { checkMessage, type MessageForm } from '../../contract/messageRules.ts';
import {
  contactFormLeft,
  messageDiscarded,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectSubmission,
  sendingCancelled,
} from '../../store/contactSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useInitialData } from '../../ui/initialData.ts';
import { useTraps } from '../../ui/useTraps.ts';
import { trimmedMessage, typedMessage } from './messageFields.ts';
import { toDrawnOutcome, type MessageOutcome } from './toMessageOutcome.ts';
import { useMessageEntries } from './useMessageEntries.ts';
import { useSendMessage } from './useSendMessage.ts';

const endings = {
  sent: messageSent,
  cancelled: sendingCancelled,
  refused: messageFailed,
  failed: messageFailed,
} as const;

/** What became of a contact form's attempts (docs/requirements.md, CONTACT-3, CONTACT-6). */
export const useContactForm = (form: MessageForm) => {
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSubmission);
  const { filledIn } = useInitialData();
  const entries = useMessageEntries(form);
  const { send, cancel, isSending } = useSendMessage(form, entries.draft);
  const trapsOf = useTraps();
  /** The sentences of the last attempt; that it was one, and how it went, stands in the store. */
  const [outcome, setOutcome] = useState<MessageOutcome | undefined>(() => toDrawnOutcome(form, filledIn));
  const [attempt, setAttempt] = useState(0);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      dispatch(contactFormLeft());
    };
  }, [dispatch]);

  const conclude = (ended: MessageOutcome) => {
    // Also where the visitor has gone on to another page meanwhile: what has arrived is not to be sent again.
    if (ended.kind === 'sent') entries.clear('kept');
    if (isGone.current) return;
    setAttempt((count) => count + 1);
    setOutcome(ended);
    dispatch(endings[ended.kind]());
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSending()) return;
    dispatch(messageSubmitted());
    setOutcome(undefined);
    const text = trimmedMessage(typedMessage(new FormData(element)));
    const errors = checkMessage(form, text);
    if (Object.keys(errors).length > 0) return conclude({ kind: 'refused', errors });
    return send({ text: { ...text }, ...trapsOf(element) }, conclude);
  };

  const discard = () => {
    entries.clear('discarded');
    setOutcome(undefined);
    dispatch(messageDiscarded());
  };

  return { entries, submission, outcome, attempt, submit, cancel, discard };
};
