import type { CallError } from './callError.ts';
import { leavesDoubt } from './doubt.ts';
import type { SubmissionKey } from './submissionKey.ts';

/** A call under way, as RTK Query gives it. */
export interface RunningCall<Data> extends PromiseLike<
  { data: Data; error?: undefined } | { data?: undefined; error: object }
> {
  abort: () => void;
}

/** How a call ended. */
export type Ended<Data> =
  | { kind: 'answered'; data: Data }
  /** `mayHaveArrived`: it was on its way already. */
  | { kind: 'cancelled'; mayHaveArrived: boolean }
  | { kind: 'failed'; error: CallError };

const isAbort = (error: object): boolean => 'name' in error && error.name === 'AbortError';

export const endOf = async <Data>(call: RunningCall<Data>): Promise<Ended<Data>> => {
  const { data, error } = await call;
  if (!error) return { kind: 'answered', data };
  return isAbort(error) ? { kind: 'cancelled', mayHaveArrived: false } : { kind: 'failed', error };
};

/** Reads the end of the call that nobody can take back, and notes at the key whether it may have arrived. */
export const settle = <Data>(
  ended: Ended<Data>,
  key: SubmissionKey,
  { wasInDoubt, isUnderWay }: { wasInDoubt: boolean; isUnderWay: boolean },
): Ended<Data> => {
  if (ended.kind === 'failed') {
    const { error } = ended;
    key.isInDoubt = error.isInDoubt === true || (wasInDoubt && leavesDoubt(error.status, wasInDoubt));
    return { kind: 'failed', error: { ...error, isInDoubt: key.isInDoubt } };
  }
  if (ended.kind === 'answered') key.isInDoubt = false;
  else key.isInDoubt = wasInDoubt || isUnderWay;
  return ended.kind === 'cancelled' ? { kind: 'cancelled', mayHaveArrived: isUnderWay } : ended;
};
