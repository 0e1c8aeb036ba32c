import { useRef, useState } from 'react';
import { checkMessage, type MessageForm } from '../../contract/messageRules.ts';
import { useTraps } from '../../ui/useTraps.ts';
import { readMessage, type MessageErrors } from './messageFields.ts';
import type { MessageOutcome } from './toMessageOutcome.ts';
import { useSendMessage } from './useSendMessage.ts';

const hasErrors = (errors: MessageErrors): boolean => Object.keys(errors).length > 0;

/** What became of a contact form's attempts; what was typed stays in the form itself (docs/requirements.md, CONTACT-3). */
export const useContactForm = (form: MessageForm) => {
  const { send, cancel } = useSendMessage(form);
  const trapsOf = useTraps();
  const [errors, setErrors] = useState<MessageErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<MessageOutcome>();
  // State would be read too late: two clicks may come before the next drawing.
  const isBusy = useRef(false);

  const submit = async (element: HTMLFormElement) => {
    if (isBusy.current) return;
    const text = readMessage(new FormData(element));
    const found = checkMessage(form, text);
    setErrors(found);
    setOutcome(undefined);
    setAttempt((count) => count + 1);
    if (hasErrors(found)) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      const ended = await send(text, trapsOf(element));
      if (ended.kind === 'refused') setErrors(ended.errors);
      if (ended.kind === 'sent') element.reset();
      setAttempt((count) => count + 1);
      setOutcome(ended);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  return { errors, attempt, isSending, outcome, submit, cancel };
};
