import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  checkApplication,
  checkResume,
  type ApplicationText,
  type ApplicationTextField,
} from '../../contract/applicationRules.ts';
import type { OpeningDetail } from '../../contract/schemas.ts';
import { receiptPath } from '../../content/paths.ts';
import { timestampedName } from '../../lib/timestampedName.ts';
import type { ApplicationErrors } from './applicationFields.ts';
import { useSending, type Outcome } from './useSending.ts';

export interface ChosenFile {
  file: File;
  /** Made at choosing, once: an attempt repeated is the same file again (docs/requirements.md, CONST-10). */
  uploadName: string;
}

const EMPTY: ApplicationText = { name: '', email: '', phone: '', otherinformation: '' };

const trimmed = (text: ApplicationText): ApplicationText => ({
  name: text.name.trim(),
  email: text.email.trim(),
  phone: text.phone.trim(),
  otherinformation: text.otherinformation.trim(),
});

/**
 * What the applicant entered and what became of it. All of it lives here and nowhere else; an attempt that fails
 * changes none of what was entered (docs/requirements.md, FORM-8).
 */
export const useApplication = ({ id, job_title }: OpeningDetail) => {
  const navigate = useNavigate();
  const { phase, send, cancel } = useSending();
  const [text, setText] = useState(EMPTY);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  // State would be read too late: two clicks may come before the next drawing.
  const isBusy = useRef(false);

  const enter = (field: ApplicationTextField, value: string) =>
    setText((current) => ({ ...current, [field]: value }));

  const choose = (file: File | undefined) =>
    setChosen(file && { file, uploadName: timestampedName(file.name, new Date()) });

  const conclude = (ended: Outcome) => {
    if (ended.kind === 'refused') setErrors(ended.errors);
    if (ended.kind === 'sent' && ended.reference) return navigate(receiptPath(ended.reference));
    if (ended.kind === 'sent') setText(EMPTY);
    setOutcome(ended);
    return undefined;
  };

  const submit = async () => {
    if (isBusy.current) return;
    const resumeError = checkResume(chosen?.file);
    const found = { ...checkApplication(text), ...(resumeError ? { resumefile: resumeError } : {}) };
    setErrors(found);
    setAttempt((count) => count + 1);
    setOutcome(undefined);
    if (!chosen || Object.keys(found).length > 0) return;
    isBusy.current = true;
    try {
      await conclude(await send({ jobId: id, jobRole: job_title, text: trimmed(text), ...chosen }));
    } finally {
      isBusy.current = false;
    }
  };

  return { text, enter, chosen, choose, errors, attempt, phase, outcome, submit, cancel };
};
