import { useRef, useState } from 'react';
import { useApplyMutation, useUploadResumeMutation } from '../../../store/applicationApi.ts';
import type { ApplyAnswer } from '../../../store/applicationApi.ts';
import { canRead } from '../../../store/draft/readBytes.ts';
import { useAppStore } from '../../../store/hooks.ts';
import type { PendingApplication } from '../../../store/pendingSubmissions.ts';
import { useSubmission, type Conclude, type SentDraft } from '../../../store/useSubmission.ts';
import { unreadableFile } from './failures.ts';
import { applyOutcome, uploadOutcome, type Outcome } from './outcomes.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

type TakenUpload = Pick<PendingApplication, 'file' | 'key' | 'resumefile'>;

/** Sends one application: first its resume, unless the server has it already, then the application itself. */
export const useSendApplication = (draft: SentDraft) => {
  const { pendingApplications } = useAppStore();
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const taken = useRef<TakenUpload>(null);

  const submission = useSubmission<PendingApplication, ApplyAnswer, Outcome>({
    waiting: pendingApplications,
    draft,
    prepare: async (id, pending, run) => {
      const { file, key } = pending;
      if (taken.current?.resumefile && taken.current.file === file && taken.current.key === key) {
        pending.resumefile = taken.current.resumefile;
        return undefined;
      }
      setPhase('uploading');
      if (!(await canRead(file))) return { kind: 'failed', failure: unreadableFile };
      const ended = await run(upload(id));
      taken.current = pending;
      return uploadOutcome(ended);
    },
    call: (id) => {
      setPhase('sending');
      return apply(id);
    },
    toOutcome: applyOutcome,
  });

  const send = async (content: Omit<PendingApplication, 'key'>, conclude: Conclude<Outcome>) => {
    try {
      await submission.send(content, conclude);
    } finally {
      setPhase('editing');
    }
  };

  return { ...submission, phase, send };
};
