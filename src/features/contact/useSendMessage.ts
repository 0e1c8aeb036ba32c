import { useRef } from 'react';
import type { MessageForm, MessageText } from '../../contract/messageRules.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { randomId } from '../../lib/randomId.ts';
import { leavesDoubt } from '../../store/doubt.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useAppStore } from '../../store/hooks.ts';
import type { Letter, Traps } from '../../store/parcels.ts';
import { keyFor, type Keyring } from '../../store/submissionKeys.ts';
import { toMessageOutcome, type CallError, type MessageOutcome } from './toMessageOutcome.ts';

const stopped: MessageOutcome = { kind: 'failed', cause: messageTexts.stopped, isInDoubt: true };

/** Sends one message by the call of its form; the text waits beside the store until then. */
export const useSendMessage = (form: MessageForm) => {
  const { letters } = useAppStore();
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  const call = { contact: sendEmail, enquiry: sendEmailForm }[form];
  const keys = useRef<Keyring>(new Map());
  const running = useRef<{ abort: () => void }>(null);

  const send = async (text: MessageText, traps: Traps): Promise<MessageOutcome> => {
    const content = JSON.stringify(text);
    const key = keyFor(keys.current, content);
    const submission = randomId();
    const letter: Letter = { text, key: key.key, ...traps };
    letters.set(submission, letter);
    try {
      const sending = call(submission);
      running.current = sending;
      const { error } = await sending;
      if (!error) {
        keys.current = new Map();
        return { kind: 'sent' };
      }
      if ('name' in error && error.name === 'AbortError') {
        key.isInDoubt ||= letter.isUnderWay === true;
        return letter.isUnderWay ? stopped : { kind: 'cancelled' };
      }
      const failed = error as CallError;
      const staysInDoubt = key.isInDoubt && leavesDoubt(failed.status, true);
      key.isInDoubt = failed.isInDoubt === true || staysInDoubt;
      if (failed.status === 422) keys.current.delete(content);
      return toMessageOutcome(form, { ...failed, isInDoubt: key.isInDoubt });
    } finally {
      running.current = null;
      letters.delete(submission);
    }
  };

  return { send, cancel: () => running.current?.abort() };
};
