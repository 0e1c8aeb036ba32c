import type { MessageForm } from '../../contract/messageRules.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { useSendEmailFormMutation, useSendEmailMutation } from '../../store/emailApi.ts';
import { useAppStore } from '../../store/hooks.ts';
import type { PendingMessage } from '../../store/pendingSubmissions.ts';
import type { Ended } from '../../store/submissionEnd.ts';
import { useSubmission, type SentDraft } from '../../store/useSubmission.ts';
import { toMessageOutcome, type MessageOutcome } from './toMessageOutcome.ts';

const stopped: MessageOutcome = { kind: 'failed', cause: messageTexts.stopped, isInDoubt: true };

const outcomeOf = (form: MessageForm, ended: Ended<string | null>): MessageOutcome => {
  if (ended.kind === 'answered') return { kind: 'sent', reference: ended.data };
  if (ended.kind === 'cancelled') return ended.mayHaveArrived ? stopped : { kind: 'cancelled' };
  return toMessageOutcome(form, ended.error);
};

/** Sends one message by the call of its form; the text waits beside the store until then. */
export const useSendMessage = (form: MessageForm, draft: SentDraft) => {
  const { pendingMessages } = useAppStore();
  const [sendEmail] = useSendEmailMutation();
  const [sendEmailForm] = useSendEmailFormMutation();
  return useSubmission<PendingMessage, string | null, MessageOutcome>({
    waiting: pendingMessages,
    draft,
    call: { contact: sendEmail, enquiry: sendEmailForm }[form],
    toOutcome: (ended) => outcomeOf(form, ended),
  });
};
