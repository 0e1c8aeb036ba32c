import type { MessageForm, MessageText } from '../../contract/messageRules.ts';
import { randomId } from '../../lib/randomId.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useAppStore } from '../../store/hooks.ts';
import { toMessageOutcome, type MessageOutcome } from './toMessageOutcome.ts';

/** Sends one message by the call of its form; the text waits beside the store until then. */
export const useSendMessage = (form: MessageForm) => {
  const { letters } = useAppStore();
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  const send = { contact: sendEmail, enquiry: sendEmailForm }[form];

  return async (text: MessageText): Promise<MessageOutcome> => {
    const submission = randomId();
    letters.set(submission, text);
    try {
      const { error } = await send(submission);
      return error ? toMessageOutcome(form, 'status' in error ? error : {}) : { kind: 'sent' };
    } finally {
      letters.delete(submission);
    }
  };
};
