import { useRef, type RefObject } from 'react';
import { randomId } from '../lib/randomId.ts';
import { isOutcomeInDoubt, needsNewKey, type CallError } from './callError.ts';
import { useAppDispatch, useAppStore } from './hooks.ts';
import type { Submission } from './storeExtra.ts';
import { submissionBegun, submissionEnded } from './submissionSlice.ts';

/** The key under which the server accepts a form once. */
export interface SubmissionKey {
  readonly key: string;
  /** It was sent with this key, and no answer came. */
  isInDoubt: boolean;
}
const newKey = (): SubmissionKey => ({ key: randomId(), isInDoubt: false });

/** A running call, as a mutation's hook gives it. */
interface RunningCall<Data> extends PromiseLike<
  { data: Data; error?: undefined } | { data?: undefined; error: object }
> {
  abort: () => void;
}

/** How a call ended. */
export type Ended<Data> =
  | { kind: 'answered'; data: Data }
  /** `mayHaveArrived`: the call had started. */
  | { kind: 'cancelled'; mayHaveArrived: boolean }
  /** `isInDoubt`: it may have arrived. */
  | { kind: 'failed'; error: CallError; isInDoubt: boolean };

/** Where the key of a form is stored, and the function that stores it. */
export interface SentDraft {
  sent: RefObject<SubmissionKey | undefined>;
  noteSent: () => void;
}

export type Run = <Data>(call: RunningCall<Data>) => Promise<Ended<Data>>;

interface SubmissionParts<Data, Outcome> {
  draft: SentDraft;
  /** What has to be sent first, such as a file. Returning an outcome ends the attempt. */
  prepare?: (id: string, submission: Submission, run: Run) => Promise<Outcome | undefined>;
  call: (id: string) => RunningCall<Data>;
  toOutcome: (ended: Ended<Data>) => Outcome;
}

/**
 * Sends a form, one attempt at a time and all with the form's one key, so that it is accepted once. If the server
 * refuses the key, retries once with a new one.
 */
export const useSubmission = <Data, Outcome>(parts: SubmissionParts<Data, Outcome>) => {
  const { draft, prepare, call, toOutcome } = parts;
  const { sent, noteSent } = draft;
  const { submissions } = useAppStore();
  const dispatch = useAppDispatch();
  const running = useRef<{ abort: () => void }>(null);
  // Not state, because two clicks may come before the next render.
  const isBusy = useRef(false);

  const sendOnce = async (content: Omit<Submission, 'key'>, key: SubmissionKey) => {
    const id = randomId();
    const submission: Submission = { ...content, key: key.key };
    let isKeyClosed = false;
    const run: Run = async (made) => {
      running.current = made;
      const { data, error } = await made;
      running.current = null;
      if (!error) return { kind: 'answered', data: data as never };
      if ('name' in error && error.name === 'AbortError')
        return { kind: 'cancelled', mayHaveArrived: submission.isUnderWay === true };
      const failed = error as CallError;
      isKeyClosed = needsNewKey(failed, submission);
      const isInDoubt = isOutcomeInDoubt(failed, key.isInDoubt || submission.hasLostAnswer === true);
      return { kind: 'failed', error: failed, isInDoubt };
    };

    submissions.set(id, submission);
    noteSent();
    try {
      const prepared = await prepare?.(id, submission, run);
      if (prepared) return { outcome: prepared, isKeyClosed };
      const wasInDoubt = key.isInDoubt;
      // Stored before the call, because the page may be closed before an answer comes.
      sent.current = { ...key, isInDoubt: true };
      noteSent();
      const ended = await run(call(id));
      if (ended.kind === 'answered') key.isInDoubt = false;
      else if (ended.kind === 'failed') key.isInDoubt = ended.isInDoubt;
      else key.isInDoubt = wasInDoubt || ended.mayHaveArrived;
      return { outcome: toOutcome(ended), isKeyClosed };
    } finally {
      submissions.delete(id);
      sent.current = isKeyClosed ? newKey() : key;
      noteSent();
    }
  };

  /** `conclude` gets the outcome before another attempt may start. */
  const send = async (
    content: Omit<Submission, 'key'>,
    conclude: (outcome: Outcome) => Promise<void> | void,
  ) => {
    isBusy.current = true;
    dispatch(submissionBegun());
    try {
      const first = await sendOnce(content, (sent.current ??= newKey()));
      const last = first.isKeyClosed ? await sendOnce(content, (sent.current ??= newKey())) : first;
      await conclude(last.outcome);
    } finally {
      isBusy.current = false;
      dispatch(submissionEnded());
    }
  };

  return { send, cancel: () => running.current?.abort(), isSending: () => isBusy.current };
};
