import { useRef, useState } from 'react';
import { randomId } from '../../../lib/randomId.ts';
import { useApplyMutation, useUploadResumeMutation } from '../../../store/applicationApi.ts';
import { useAppStore } from '../../../store/hooks.ts';
import type { PendingApplication } from '../../../store/pendingSubmissions.ts';
import { keyFor } from '../../../store/submissionKeys.ts';
import { canRead } from '../../../store/draft/readBytes.ts';
import { unconfirmed, unreadableFile, type CallError } from './failures.ts';
import type { ApplicationRequest } from './applicationRequest.ts';
import { applyOutcome, uploadOutcome, wantsNewUpload, type Outcome } from './outcomes.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

interface TakenUpload {
  file: File;
  resumefile: string;
}

const isAbort = (error: object): boolean => 'name' in error && error.name === 'AbortError';

/** Sends one application: first its resume, unless the server has it already, then the application itself. */
export const useSending = () => {
  const { pendingApplications } = useAppStore();
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const running = useRef<{ abort: () => void }>(null);
  const taken = useRef<TakenUpload>(null);

  const uploadOnce = async (
    submission: string,
    pending: PendingApplication,
    order: ApplicationRequest,
  ): Promise<Outcome | undefined> => {
    if (taken.current?.file === pending.file) {
      pending.resumefile = taken.current.resumefile;
      return undefined;
    }
    setPhase('uploading');
    if (!(await canRead(pending.file))) return { kind: 'failed', failure: unreadableFile };
    pending.uploadKey = keyFor(order.uploads, order.fileMark).key;
    order.onKeys();
    const call = upload(submission);
    running.current = call;
    const { error } = await call;
    running.current = null;
    if (pending.resumefile) taken.current = { file: pending.file, resumefile: pending.resumefile };
    if (!error) return undefined;
    if (isAbort(error)) return { kind: 'cancelled' };
    const failed = error as CallError;
    if (failed.status === 422) order.uploads.delete(order.fileMark);
    return uploadOutcome(failed);
  };

  const applyOnce = async (
    submission: string,
    pending: PendingApplication,
    order: ApplicationRequest,
  ): Promise<Outcome> => {
    setPhase('sending');
    const key = keyFor(order.applications, order.content);
    const wasInDoubt = key.isInDoubt;
    pending.applicationKey = key.key;
    // Until an answer comes, and also if the page is closed before that.
    key.isInDoubt = true;
    order.onKeys();
    const call = apply(submission);
    running.current = call;
    const { data, error } = await call;
    running.current = null;
    if (data) return { kind: 'sent', ...data };
    if (error && isAbort(error)) {
      key.isInDoubt = wasInDoubt || pending.isUnderWay === true;
      return pending.isUnderWay ? { kind: 'failed', failure: unconfirmed } : { kind: 'cancelled' };
    }
    const failed = error as CallError;
    const outcome = applyOutcome(failed, key, wasInDoubt);
    if (failed.status === 422 && outcome.kind === 'failed') order.applications.delete(order.content);
    return outcome;
  };

  const sendOnce = async (submission: string, order: ApplicationRequest): Promise<Outcome> => {
    const pending: PendingApplication = { ...order.pending, uploadKey: '', applicationKey: '' };
    pendingApplications.set(submission, pending);
    return (await uploadOnce(submission, pending, order)) ?? (await applyOnce(submission, pending, order));
  };

  const send = async (order: ApplicationRequest): Promise<Outcome> => {
    const submission = randomId();
    try {
      const outcome = await sendOnce(submission, order);
      if (!wantsNewUpload(outcome)) return outcome;
      taken.current = null;
      order.uploads.delete(order.fileMark);
      return await sendOnce(submission, order);
    } finally {
      pendingApplications.delete(submission);
      order.onKeys();
      setPhase('editing');
    }
  };

  return { phase, send, cancel: () => running.current?.abort() };
};
