import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkApplication, checkResume } from '../../../contract/applicationRules.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { receiptPath } from '../../../content/paths.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { useTraps } from '../../../ui/useTraps.ts';
import { toApplicationErrors } from './fieldErrors.ts';
import { isBlankApplication, trimmed } from './draft/enteredApplication.ts';
import { useDraft } from '../../../store/draft/useDraft.ts';
import type { Outcome } from './outcomes.ts';
import { tellSent } from './sentNews.ts';
import { useEntries } from './useEntries.ts';
import { useResumeFault } from './useResumeFault.ts';
import { useSendApplication } from './useSendApplication.ts';

/**
 * What the applicant entered and what became of it; an attempt that fails changes none of what was entered
 * (docs/requirements.md, FORM-7, FORM-8).
 */
export const useApplication = ({ id, job_title }: OpeningDetail, form: RefObject<HTMLFormElement | null>) => {
  const navigate = useNavigate();
  const { filledIn } = useInitialData();
  const entries = useEntries(form);
  const { text, mayBeKept, chosen, keepsFile } = entries;
  const draft = useDraft({
    id,
    entered: entries.entered,
    isBlank: isBlankApplication,
    restore: entries.restore,
  });
  const { phase, send, cancel, isSending } = useSendApplication(draft);
  const resumeFault = useResumeFault(chosen?.file);
  const trapsOf = useTraps();
  const [errors, setErrors] = useState(() => toApplicationErrors(filledIn?.errors));
  const [verdict, setVerdict] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  const hold = async (file: File | undefined) => {
    entries.setHeldFile(undefined);
    if (await draft.keepFile(file)) entries.setHeldFile(file);
  };

  const choose = (file: File | undefined) => {
    entries.choose(file);
    // What was said of another file no longer holds.
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field !== 'resumefile')),
    );
    setVerdict(undefined);
    if (keepsFile) void hold(file);
  };

  const keepFile = (isTicked: boolean) => {
    entries.setKeepsFile(isTicked);
    void hold(isTicked ? chosen?.file : undefined);
  };

  const discard = () => {
    entries.clear();
    setErrors({});
    setVerdict(undefined);
    setOutcome(undefined);
    draft.wipe('discarded');
  };

  const conclude = (ended: Outcome) => {
    if (ended.kind === 'refused') setErrors(ended.errors);
    if (ended.kind === 'failed') setVerdict(ended.verdict);
    if (ended.kind === 'sent') {
      draft.wipe('kept');
      tellSent({ jobId: id, reference: ended.reference ?? '' });
    }
    if (ended.kind === 'sent' && ended.reference) void navigate(receiptPath(ended.reference));
    else setOutcome(ended);
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSending()) return;
    const resumeError = chosen ? resumeFault : checkResume(undefined);
    const found = { ...checkApplication(text), ...(resumeError ? { resumefile: resumeError } : {}) };
    setErrors(found);
    setAttempt((count) => count + 1);
    setOutcome(undefined);
    setVerdict(undefined);
    if (!chosen || Object.keys(found).length > 0) return;
    const job = { id, role: job_title, mayBeKept, ...chosen };
    await send({ text: trimmed(text), job, ...trapsOf(element) }, conclude);
  };

  return {
    ...entries,
    choose,
    keepFile,
    draft: draft.state,
    discard,
    // A fault of the file stands at its field at once; the summary waits until the form is sent.
    errors,
    resumeFault,
    /** What the server said of the file; it may be sent again all the same. */
    verdict,
    attempt,
    phase,
    outcome,
    submit,
    cancel,
  };
};
