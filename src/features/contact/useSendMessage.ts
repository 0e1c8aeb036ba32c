import type { MessageForm } from '../../contract/messageRules.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useSubmission, type Ended, type SentDraft } from '../../store/useSubmission.ts';
import { toMessageOutcome, type MessageOutcome } from './toMessageOutcome.ts';

const stopped: MessageOutcome = { kind: 'failed', cause: messageTexts.stopped, isInDoubt: true };

const outcomeOf = (form: MessageForm, ended: Ended<string | null>): MessageOutcome => {
  if (ended.kind === 'answered') return { kind: 'sent', reference: ended.data };
  if (ended.kind === 'cancelled') return ended.mayHaveArrived ? stopped : { kind: 'cancelled' };
  return toMessageOutcome(form, ended.error, ended.isInDoubt);
};

/** Sends one message by the call of its form. */
export const useSendMessage = (form: MessageForm, draft: SentDraft) => {
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  return useSubmission<string | null, MessageOutcome>({
    draft,
    call: { contact: sendEmail, enquiry: sendEmailForm }[form],
    toOutcome: (ended) => outcomeOf(form, ended),
  });
};
