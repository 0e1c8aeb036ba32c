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
  | { kind: 'succeeded'; data: Data }
  | { kind: 'cancelled'; mayHaveArrived: boolean }
  | { kind: 'failed'; error: CallError; mayHaveArrived: boolean };

/** Where the key of a form is stored, and the function that stores it. */
export interface SentDraft {
  sent: RefObject<SubmissionKey | undefined>;
  saveSent: () => void;
}

export type RunCall = <Data>(call: RunningCall<Data>) => Promise<CallResult<Data>>;

interface SubmissionOptions<Data, Outcome> {
  draft: SentDraft;
  /** What has to be sent first, such as a file. Returning an outcome ends the attempt. */
  prepare?: (id: string, submission: Submission, run: RunCall) => Promise<Outcome | undefined>;
  call: (id: string) => RunningCall<Data>;
  toOutcome: (result: CallResult<Data>) => Outcome;
}

/**
 * Sends a form, one attempt at a time and all with the form's one key, so that it is accepted once. If the server
 * refuses the key, retries once with a new one.
 */
export const useSubmission = <Data, Outcome>(parts: SubmissionOptions<Data, Outcome>) => {
  const { draft, prepare, call, toOutcome } = parts;
  const { sent, saveSent } = draft;
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
      if (!error) return { kind: 'succeeded', data: data as never };
      if ('name' in error && error.name === 'AbortError')
        return { kind: 'cancelled', mayHaveArrived: submission.hasStarted === true };
      const failed = error as CallError;
      isKeyClosed = needsNewKey(failed, submission);
      const isUnknown = key.mayHaveArrived || submission.hasLostResponse === true;
      return { kind: 'failed', error: failed, mayHaveArrived: hasUnknownOutcome(failed, isUnknown) };
    };

    submissions.set(id, submission);
    saveSent();
    try {
      const prepared = await prepare?.(id, submission, run);
      if (prepared) return { outcome: prepared, isKeyClosed };
      const hadUnknownOutcome = key.mayHaveArrived;
      // Stored before the call, because the page may be closed before the response is received.
      sent.current = { ...key, mayHaveArrived: true };
      saveSent();
      const result = await run(call(id));
      if (result.kind === 'succeeded') key.mayHaveArrived = false;
      else if (result.kind === 'failed') key.mayHaveArrived = result.mayHaveArrived;
      else key.mayHaveArrived = hadUnknownOutcome || result.mayHaveArrived;
      return { outcome: toOutcome(result), isKeyClosed };
    } finally {
      submissions.delete(id);
      sent.current = isKeyClosed ? newKey() : key;
      saveSent();
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
