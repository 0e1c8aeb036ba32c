import { useRef, type RefObject } from 'react';
import { randomId } from '../lib/randomId.ts';
import { hasUnknownOutcome, needsNewKey, type CallError } from './callError.ts';
import { useAppDispatch, useAppStore } from './hooks.ts';
import type { Submission } from './storeExtra.ts';
import { submissionBegun, submissionEnded } from './submissionSlice.ts';

/** The idempotency key of a form: the server accepts the form only once. */
export interface IdempotencyKey {
  readonly key: string;
  /** It was sent with this key, but no response was received. */
  mayHaveArrived: boolean;
}
const makeKey = (): IdempotencyKey => ({ key: randomId(), mayHaveArrived: false });

/** A running call, as a mutation hook returns it. */
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

/** The key of a form, and the function that stores it with the draft. */
export interface StoredKey {
  key: RefObject<IdempotencyKey | undefined>;
  saveKey: () => void;
}

export type RunCall = <Data>(call: RunningCall<Data>) => Promise<CallResult<Data>>;

interface SubmissionOptions<Data, Outcome> {
  draft: StoredKey;
  /** Makes the calls that must come first, such as an upload. If it returns an outcome, the attempt ends. */
  prepare?: (id: string, submission: Submission, run: RunCall) => Promise<Outcome | undefined>;
  call: (id: string) => RunningCall<Data>;
  toOutcome: (result: CallResult<Data>) => Outcome;
}

/**
 * Sends a form. All attempts have the same idempotency key, so that the server accepts the form only once. If it rejects
 * the key, the form is sent once more with a new one.
 */
export const useSubmission = <Data, Outcome>(options: SubmissionOptions<Data, Outcome>) => {
  const { draft, prepare, call, toOutcome } = options;
  const { key: keyRef, saveKey } = draft;
  const { submissions } = useAppStore();
  const dispatch = useAppDispatch();
  const currentCall = useRef<{ abort: () => void }>(null);
  // A ref, because a second click may come before the next render.
  const isBusy = useRef(false);

  const sendOnce = async (content: Omit<Submission, 'key'>, key: IdempotencyKey) => {
    const id = randomId();
    const submission: Submission = { ...content, key: key.key };
    let isKeyRejected = false;
    const run: RunCall = async (runningCall) => {
      currentCall.current = runningCall;
      const { data, error } = await runningCall;
      currentCall.current = null;
      if (!error) return { kind: 'succeeded', data: data as never };
      if ('name' in error && error.name === 'AbortError')
        return { kind: 'cancelled', mayHaveArrived: submission.hasStarted === true };
      const failed = error as CallError;
      isKeyRejected = needsNewKey(failed, submission);
      const isUnknown = key.mayHaveArrived || submission.hasLostResponse === true;
      return { kind: 'failed', error: failed, mayHaveArrived: hasUnknownOutcome(failed, isUnknown) };
    };

    submissions.set(id, submission);
    saveKey();
    try {
      const prepared = await prepare?.(id, submission, run);
      if (prepared) return { outcome: prepared, isKeyRejected };
      const hadUnknownOutcome = key.mayHaveArrived;
      // Stored before the call, because the page may be closed before the response is received.
      keyRef.current = { ...key, mayHaveArrived: true };
      saveKey();
      const result = await run(call(id));
      if (result.kind === 'succeeded') key.mayHaveArrived = false;
      else if (result.kind === 'failed') key.mayHaveArrived = result.mayHaveArrived;
      else key.mayHaveArrived = hadUnknownOutcome || result.mayHaveArrived;
      return { outcome: toOutcome(result), isKeyRejected };
    } finally {
      submissions.delete(id);
      keyRef.current = isKeyRejected ? makeKey() : key;
      saveKey();
    }
  };

  /** `conclude` receives the outcome before another attempt can start. */
  const send = async (
    content: Omit<Submission, 'key'>,
    conclude: (outcome: Outcome) => Promise<void> | void,
  ) => {
    isBusy.current = true;
    dispatch(submissionBegun());
    try {
      const first = await sendOnce(content, (keyRef.current ??= makeKey()));
      const last = first.isKeyRejected ? await sendOnce(content, (keyRef.current ??= makeKey())) : first;
      await conclude(last.outcome);
    } finally {
      isBusy.current = false;
      dispatch(submissionEnded());
    }
  };

  return { send, cancel: () => currentCall.current?.abort(), isSending: () => isBusy.current };
};
