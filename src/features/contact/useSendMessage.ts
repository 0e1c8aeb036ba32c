import { useRef } from 'react';
import type { MessageForm, MessageText } from '../../contract/messageRules.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { randomId } from '../../lib/randomId.ts';
import { leavesDoubt } from '../../store/doubt.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useAppStore } from '../../store/hooks.ts';
import type { PendingMessage, Traps } from '../../store/pendingSubmissions.ts';
import { keyFor, type Keyring } from '../../store/submissionKeys.ts';
import { toMessageOutcome, type CallError, type MessageOutcome } from './toMessageOutcome.ts';

const stopped: MessageOutcome = { kind: 'failed', cause: messageTexts.stopped, isInDoubt: true };

/** The keys of what was sent, which are kept with the draft; `noteKeys` writes them down. */
interface Keys {
  rings: { current: { messages: Keyring } };
  noteKeys: () => void;
}

/** Sends one message by the call of its form; the text waits beside the store until then. */
export const useSendMessage = (form: MessageForm, { rings, noteKeys }: Keys) => {
  const { pendingMessages } = useAppStore();
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  const call = { contact: sendEmail, enquiry: sendEmailForm }[form];
  const running = useRef<{ abort: () => void }>(null);

  const send = async (text: MessageText, traps: Traps): Promise<MessageOutcome> => {
    const content = JSON.stringify(text);
    const ring = rings.current.messages;
    const key = keyFor(ring, content);
    const wasInDoubt = key.isInDoubt;
    const submission = randomId();
    const pending: PendingMessage = { text, key: key.key, ...traps };
    pendingMessages.set(submission, pending);
    // Until an answer comes, and also if the page is closed before that.
    key.isInDoubt = true;
    noteKeys();
    try {
      const sending = call(submission);
      running.current = sending;
      const { error } = await sending;
      if (!error) {
        ring.clear();
        return { kind: 'sent' };
      }
      if ('name' in error && error.name === 'AbortError') {
        key.isInDoubt = wasInDoubt || pending.isUnderWay === true;
        return pending.isUnderWay ? stopped : { kind: 'cancelled' };
      }
      const failed = error as CallError;
      const staysInDoubt = wasInDoubt && leavesDoubt(failed.status, true);
      key.isInDoubt = failed.isInDoubt === true || staysInDoubt;
      if (failed.status === 422) ring.delete(content);
      return toMessageOutcome(form, { ...failed, isInDoubt: key.isInDoubt });
    } finally {
      running.current = null;
      pendingMessages.delete(submission);
      noteKeys();
    }
  };

  return { send, cancel: () => running.current?.abort() };
};
