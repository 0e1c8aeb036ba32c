import { useRef, useState } from 'react';
import { randomId } from '../../lib/randomId.ts';
import { useApplyMutation, useUploadResumeMutation } from '../../store/careersApi.ts';
import { toRefusal } from '../../store/checkAnswers.ts';
import { useAppStore } from '../../store/hooks.ts';
import type { Parcel } from '../../store/parcels.ts';
import { toApplicationErrors, type ApplicationErrors } from './applicationFields.ts';
import {
  alreadyHere,
  applyFailure,
  isUnconfirmed,
  uploadFailure,
  type CallError,
  type Failure,
} from './failures.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

/** How one attempt to send ended. */
export type Outcome =
  | { kind: 'sent'; reference?: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'refused'; errors: ApplicationErrors };

/** An upload that the server has taken, for the next attempt with the same file. */
interface TakenUpload {
  file: File;
  resumefile: string;
  /** An application with it was sent, and no answer told what became of it. */
  isInDoubt: boolean;
}

/** Sends one application: first its resume, unless the server has it already, then the application itself. */
export const useSending = () => {
  const { parcels } = useAppStore();
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const running = useRef<{ abort: () => void }>(null);
  const taken = useRef<TakenUpload>(null);

  const uploadOnce = async (submission: string, parcel: Parcel): Promise<Outcome | undefined> => {
    if (taken.current?.file === parcel.file) {
      parcel.resumefile = taken.current.resumefile;
      return undefined;
    }
    setPhase('uploading');
    const call = upload(submission);
    running.current = call;
    const { error } = await call;
    running.current = null;
    if (parcel.resumefile) {
      taken.current = { file: parcel.file, resumefile: parcel.resumefile, isInDoubt: false };
    }
    if (!error) return undefined;
    if ('name' in error && error.name === 'AbortError') return { kind: 'cancelled' };
    return { kind: 'failed', failure: uploadFailure(error as CallError) };
  };

  const judge = (error: CallError): Outcome => {
    const errors = toApplicationErrors(toRefusal(error.data).fields);
    if (taken.current && isUnconfirmed(error)) taken.current.isInDoubt = true;
    if (errors.resumefile && taken.current) {
      if (taken.current.isInDoubt && error.status === 409) return { kind: 'failed', failure: alreadyHere };
      // Unknown or belonging to another application: only a new upload can help.
      taken.current = null;
    }
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
    return { kind: 'failed', failure: applyFailure(error) };
  };

  const send = async (parcel: Parcel): Promise<Outcome> => {
    const submission = randomId();
    parcels.set(submission, parcel);
    try {
      const stopped = await uploadOnce(submission, parcel);
      if (stopped) return stopped;
      setPhase('sending');
      const { data, error } = await apply(submission);
      return data ? { kind: 'sent', ...data } : judge(error as CallError);
    } finally {
      parcels.delete(submission);
      setPhase('editing');
    }
  };

  return { phase, send, cancel: () => running.current?.abort() };
};
