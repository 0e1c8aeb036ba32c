import { useRef, type RefObject } from 'react';
import { randomId } from '../lib/randomId.ts';
import { hasUnknownOutcome, needsNewKey, type CallError } from './callError.ts';
import { useAppDispatch, useAppStore } from './hooks.ts';
import type { Submission } from './storeExtra.ts';
import { submissionBegun, submissionEnded } from './submissionSlice.ts';

/** The key under which the server accepts a form once. */
export interface SubmissionKey {
  readonly key: string;
  /** It was sent with this key, but no response was received. */
  mayHaveArrived: boolean;
}
const newKey = (): SubmissionKey => ({ key: randomId(), mayHaveArrived: false });

/** A running call, as a mutation's hook gives it. */
interface RunningCall<Data> extends PromiseLike<
  { data: Data; error?: undefined } | { data?: undefined; error: object }
> {
  abort: () => void;
}

/** How a call ended. `mayHaveArrived`: the server may have received it. */
export type CallResult<Data> =
  | { kind: 'answered'; data: Data }
  | { kind: 'cancelled'; mayHaveArrived: boolean }
  | { kind: 'failed'; error: CallError; mayHaveArrived: boolean };

/** Where the key of a form is stored, and the function that stores it. */
export interface SentDraft {
  sent: RefObject<SubmissionKey | undefined>;
  noteSent: () => void;
}

export type RunCall = <Data>(call: RunningCall<Data>) => Promise<CallResult<Data>>;

interface SubmissionParts<Data, Outcome> {
  draft: SentDraft;
  /** What has to be sent first, such as a file. Returning an outcome ends the attempt. */
  prepare?: (id: string, submission: Submission, run: RunCall) => Promise<Outcome | undefined>;
  call: (id: string) => RunningCall<Data>;
  toOutcome: (ended: CallResult<Data>) => Outcome;
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
  const currentCall = useRef<{ abort: () => void }>(null);
  // Not state, because two clicks may come before the next render.
  const isBusy = useRef(false);

  const sendOnce = async (content: Omit<Submission, 'key'>, key: SubmissionKey) => {
    const id = randomId();
    const submission: Submission = { ...content, key: key.key };
    let isKeyClosed = false;
    const run: RunCall = async (runningCall) => {
      currentCall.current = runningCall;
      const { data, error } = await runningCall;
      currentCall.current = null;
      if (!error) return { kind: 'answered', data: data as never };
      if ('name' in error && error.name === 'AbortError')
        return { kind: 'cancelled', mayHaveArrived: submission.hasStarted === true };
      const failed = error as CallError;
      isKeyClosed = needsNewKey(failed, submission);
      const isUnknown = key.mayHaveArrived || submission.hasLostAnswer === true;
      return { kind: 'failed', error: failed, mayHaveArrived: hasUnknownOutcome(failed, isUnknown) };
    };

    submissions.set(id, submission);
    noteSent();
    try {
      const prepared = await prepare?.(id, submission, run);
      if (prepared) return { outcome: prepared, isKeyClosed };
      const hadUnknownOutcome = key.mayHaveArrived;
      // Stored before the call, because the page may be closed before the response is received.
      sent.current = { ...key, mayHaveArrived: true };
      noteSent();
      const ended = await run(call(id));
      if (ended.kind === 'answered') key.mayHaveArrived = false;
      else if (ended.kind === 'failed') key.mayHaveArrived = ended.mayHaveArrived;
      else key.mayHaveArrived = hadUnknownOutcome || ended.mayHaveArrived;
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

  return { send, cancel: () => currentCall.current?.abort(), isSending: () => isBusy.current };
};
