import { useRef, type RefObject } from 'react';
import { randomId } from '../lib/randomId.ts';
import { wantsNewKey } from './callError.ts';
import { endOf, settle, type Ended, type RunningCall } from './submissionEnd.ts';
import { newSubmissionKey, type SubmissionKey } from './submissionKey.ts';

type Run = <Data>(call: RunningCall<Data>) => Promise<Ended<Data>>;

/** What waits beside the store while it is sent. */
interface Pending {
  key: string;
  isUnderWay?: true;
}

/** Where the key of a form is kept, and what writes it down. */
export interface SentDraft {
  sent: RefObject<SubmissionKey | undefined>;
  noteSent: () => void;
}

interface SubmissionParts<Sent extends Pending, Data, Outcome> {
  /** Where it waits, by submission id. */
  waiting: Map<string, Sent>;
  draft: SentDraft;
  /** What has to arrive first, such as a file; an outcome ends the attempt there. */
  prepare?: (submission: string, pending: Sent, run: Run) => Promise<Outcome | undefined>;
  call: (submission: string) => RunningCall<Data>;
  toOutcome: (ended: Ended<Data>) => Outcome;
}

/** What is done with the outcome, before another attempt may begin. */
export type Conclude<Outcome> = (outcome: Outcome) => Promise<void> | void;

/**
 * Sends what stands in a form, one attempt at a time and all of them under the form's one key, so that it is taken once
 * (docs/requirements.md, ONCE-1, ONCE-2). Where the server refuses the key, it goes once more under a new one.
 */
export const useSubmission = <Sent extends Pending, Data, Outcome>(
  parts: SubmissionParts<Sent, Data, Outcome>,
) => {
  const { waiting, draft, prepare, call, toOutcome } = parts;
  const { sent, noteSent } = draft;
  const running = useRef<{ abort: () => void }>(null);
  // State would be read too late: two clicks may come before the next drawing.
  const isBusy = useRef(false);
  const isKeyOver = useRef(false);

  const run: Run = async (made) => {
    running.current = made;
    const ended = await endOf(made);
    running.current = null;
    isKeyOver.current = ended.kind === 'failed' && wantsNewKey(ended.error);
    return ended;
  };

  const sendOnce = async (content: Omit<Sent, 'key'>): Promise<Outcome> => {
    const key = (sent.current ??= newSubmissionKey());
    const submission = randomId();
    const pending = { ...content, key: key.key } as Sent;
    isKeyOver.current = false;
    waiting.set(submission, pending);
    noteSent();
    try {
      const ended = await prepare?.(submission, pending, run);
      if (ended) return ended;
      const wasInDoubt = key.isInDoubt;
      // Until an answer comes, and also if the page is closed before that.
      key.isInDoubt = true;
      noteSent();
      const answer = await run(call(submission));
      return toOutcome(settle(answer, key, { wasInDoubt, isUnderWay: pending.isUnderWay === true }));
    } finally {
      waiting.delete(submission);
      if (isKeyOver.current) sent.current = newSubmissionKey();
      noteSent();
    }
  };

  const send = async (content: Omit<Sent, 'key'>, conclude: Conclude<Outcome>): Promise<void> => {
    isBusy.current = true;
    try {
      const outcome = await sendOnce(content);
      await conclude(isKeyOver.current ? await sendOnce(content) : outcome);
    } finally {
      isBusy.current = false;
    }
  };

  return { send, cancel: () => running.current?.abort(), isSending: () => isBusy.current };
};
