import { useRef, useState } from 'react';
import {
  useApplyMutation,
  useUploadResumeMutation,
  type ApplyAnswer,
} from '../../../store/applicationApi.ts';
import { canRead } from '../../../store/draft/readBytes.ts';
import type { Submission } from '../../../store/storeExtra.ts';
import { useSubmission, type SentDraft } from '../../../store/useSubmission.ts';
import { unreadableFile } from './failures.ts';
import { applyOutcome, uploadOutcome, type Outcome } from './outcomes.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

/** Sends one application: first its resume, unless the server has it already, then the application itself. */
export const useSendApplication = (draft: SentDraft) => {
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const uploaded = useRef<Submission>(undefined);

  const submission = useSubmission<ApplyAnswer, Outcome>({
    draft,
    prepare: async (id, pending, run) => {
      const { job, key } = pending;
      const last = uploaded.current;
      if (last?.resumefile !== undefined && last.job?.file === job?.file && last.key === key) {
        pending.resumefile = last.resumefile;
        return undefined;
      }
      setPhase('uploading');
      if (job && !(await canRead(job.file))) return { kind: 'failed', failure: unreadableFile };
      const ended = await run(upload(id));
      uploaded.current = pending;
      return uploadOutcome(ended);
    },
    call: (id) => {
      setPhase('sending');
      return apply(id);
    },
    toOutcome: applyOutcome,
  });

  const send: typeof submission.send = async (content, conclude) => {
    try {
      await submission.send(content, conclude);
    } finally {
      setPhase('editing');
    }
  };

  return { ...submission, phase, send };
};
