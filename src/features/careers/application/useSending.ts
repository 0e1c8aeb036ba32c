import { useRef, useState } from 'react';
import { randomId } from '../../../lib/randomId.ts';
import { useApplyMutation, useUploadResumeMutation } from '../../../store/applicationApi.ts';
import { useAppStore } from '../../../store/hooks.ts';
import type { Parcel } from '../../../store/parcels.ts';
import { keyFor } from '../../../store/submissionKeys.ts';
import { canRead } from '../../../store/draft/readBytes.ts';
import { unconfirmed, unreadableFile, type CallError } from './failures.ts';
import type { Order } from './order.ts';
import { applyOutcome, uploadOutcome, wantsNewUpload, type Outcome } from './outcomes.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

interface TakenUpload {
  file: File;
  resumefile: string;
}

const isAbort = (error: object): boolean => 'name' in error && error.name === 'AbortError';

/** Sends one application: first its resume, unless the server has it already, then the application itself. */
export const useSending = () => {
  const { parcels } = useAppStore();
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const running = useRef<{ abort: () => void }>(null);
  const taken = useRef<TakenUpload>(null);

  const uploadOnce = async (
    submission: string,
    parcel: Parcel,
    order: Order,
  ): Promise<Outcome | undefined> => {
    if (taken.current?.file === parcel.file) {
      parcel.resumefile = taken.current.resumefile;
      return undefined;
    }
    setPhase('uploading');
    if (!(await canRead(parcel.file))) return { kind: 'failed', failure: unreadableFile };
    parcel.uploadKey = keyFor(order.uploads, order.fileMark).key;
    order.onKeys();
    const call = upload(submission);
    running.current = call;
    const { error } = await call;
    running.current = null;
    if (parcel.resumefile) taken.current = { file: parcel.file, resumefile: parcel.resumefile };
    if (!error) return undefined;
    if (isAbort(error)) return { kind: 'cancelled' };
    const failed = error as CallError;
    if (failed.status === 422) order.uploads.delete(order.fileMark);
    return uploadOutcome(failed);
  };

  const applyOnce = async (submission: string, parcel: Parcel, order: Order): Promise<Outcome> => {
    setPhase('sending');
    const key = keyFor(order.applications, order.content);
    const wasInDoubt = key.isInDoubt;
    parcel.applicationKey = key.key;
    // Until an answer comes, and also if the page is closed before that.
    key.isInDoubt = true;
    order.onKeys();
    const call = apply(submission);
    running.current = call;
    const { data, error } = await call;
    running.current = null;
    if (data) return { kind: 'sent', ...data };
    if (error && isAbort(error)) {
      key.isInDoubt = wasInDoubt || parcel.isUnderWay === true;
      return parcel.isUnderWay ? { kind: 'failed', failure: unconfirmed } : { kind: 'cancelled' };
    }
    const failed = error as CallError;
    const outcome = applyOutcome(failed, key, wasInDoubt);
    if (failed.status === 422 && outcome.kind === 'failed') order.applications.delete(order.content);
    return outcome;
  };

  const sendOnce = async (submission: string, order: Order): Promise<Outcome> => {
    const parcel: Parcel = { ...order.parcel, uploadKey: '', applicationKey: '' };
    parcels.set(submission, parcel);
    return (await uploadOnce(submission, parcel, order)) ?? (await applyOnce(submission, parcel, order));
  };

  const send = async (order: Order): Promise<Outcome> => {
    const submission = randomId();
    try {
      const outcome = await sendOnce(submission, order);
      if (!wantsNewUpload(outcome)) return outcome;
      taken.current = null;
      order.uploads.delete(order.fileMark);
      return await sendOnce(submission, order);
    } finally {
      parcels.delete(submission);
      order.onKeys();
      setPhase('editing');
    }
  };

  return { phase, send, cancel: () => running.current?.abort() };
};
