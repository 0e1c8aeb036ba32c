import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  APPLICATION_FIELDS,
  type ApplicationText,
  type ApplicationTextField,
} from '../../../contract/applicationFields.ts';
import { checkApplication, checkResume } from '../../../contract/applicationRules.ts';
import { mapFields } from '../../../contract/fieldTable.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { receiptPath } from '../../../content/paths.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { timestampedName } from '../../../lib/timestampedName.ts';
import {
  useApplyMutation,
  useUploadResumeMutation,
  type ApplyResult,
} from '../../../store/applicationApi.ts';
import type { StoredDraft } from '../../../store/draft.ts';
import type { Submission } from '../../../store/storeExtra.ts';
import { useDraft } from '../../../store/useDraft.ts';
import { useSubmission } from '../../../store/useSubmission.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { useHoneypot } from '../../../ui/Honeypot.tsx';
import {
  toApplyOutcome,
  toApplicationErrors,
  unreadableFileFailure,
  toUploadOutcome,
  type Outcome,
} from './outcomes.ts';
import { announceSent } from './AlreadySent.tsx';
import { useResumeError } from './useResumeError.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

/** What the draft on the device contains. */
interface Entered {
  text: ApplicationText;
  /** The consent to longer storage. */
  hasConsent: boolean;
  /** The choice to store the file on the device. */
  keepsFile: boolean;
}

interface Resume {
  file: File;
  /** Created once, when the file is selected, so that a repeated attempt sends the same file. */
  uploadName: string;
}

const EMPTY: Entered = { text: mapFields(APPLICATION_FIELDS, () => ''), hasConsent: false, keepsFile: false };

const isBlank = ({ text, hasConsent, keepsFile }: Entered): boolean =>
  Object.values(text).every((value) => value.trim() === '') && !hasConsent && !keepsFile;

const isEntered = (value: unknown): value is Entered => {
  const text = isRecord(value) ? value['text'] : undefined;
  return isRecord(text) && Object.values(text).every((entry) => typeof entry === 'string');
};

const readText = (form: HTMLFormElement): ApplicationText => {
  const data = new FormData(form);
  return mapFields(APPLICATION_FIELDS, (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  });
};

const findControl = (form: HTMLFormElement, name: ApplicationTextField | 'consent') =>
  form.elements.namedItem(name) as HTMLInputElement | null;

const trimText = (text: ApplicationText): ApplicationText =>
  mapFields(APPLICATION_FIELDS, (field) => text[field].trim());

const readResume = (form: HTMLFormElement): File | undefined => {
  const file = new FormData(form).get('resumefile');
  return file instanceof File && file.name !== '' ? file : undefined;
};

const toResume = (file: File): Resume => ({ file, uploadName: timestampedName(file.name, new Date()) });

/** The applicant's entries. The form's controls hold them; this is a copy, for the draft and for display. */
const useEntries = (formRef: RefObject<HTMLFormElement | null>) => {
  const [entered, setEntered] = useState(EMPTY);
  const [resume, setResume] = useState<Resume>();
  /** The file stored on the device. */
  const [storedFile, setStoredFile] = useState<File>();

  const readForm = useCallback(() => {
    const { current } = formRef;
    if (!current) return;
    const hasConsent = findControl(current, 'consent')?.checked === true;
    setEntered(({ keepsFile }) => ({ text: readText(current), hasConsent, keepsFile }));
  }, [formRef]);

  // Reads text typed, boxes checked and files selected before hydration, or restored by the browser.
  useLayoutEffect(() => {
    if (!formRef.current) return;
    const file = readResume(formRef.current);
    if (file) setResume((current) => current ?? toResume(file));
    if (
      !isBlank({ ...EMPTY, text: readText(formRef.current) }) ||
      findControl(formRef.current, 'consent')?.checked
    )
      readForm();
  }, [formRef, readForm]);

  const restore = useCallback(
    ({ entered: saved, file }: StoredDraft<Entered>) => {
      if (!formRef.current) return;
      for (const field of APPLICATION_FIELDS) {
        const control = findControl(formRef.current, field);
        // Text that is already typed takes precedence over the draft.
        if (control && control.value === '') control.value = saved.text[field] ?? '';
      }
      const consent = findControl(formRef.current, 'consent');
      if (consent && saved.hasConsent) consent.checked = true;
      readForm();
      if (!file) return;
      setEntered((current) => ({ ...current, keepsFile: true }));
      setStoredFile(file);
      setResume((current) => current ?? toResume(file));
    },
    [formRef, readForm],
  );

  const clear = useCallback(() => {
    formRef.current?.reset();
    setEntered(EMPTY);
    setResume(undefined);
  }, [formRef]);

  return {
    entered,
    resume,
    readForm,
    isFileStored: resume !== undefined && resume.file === storedFile,
    selectFile: (file: File | undefined) => setResume(file && toResume(file)),
    setKeepsFile: (keepsFile: boolean) => setEntered((current) => ({ ...current, keepsFile })),
    setStoredFile,
    restore,
    clear,
  };
};

const canRead = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Sends one application: first its resume, unless the server has it already, then the application itself. */
const useSending = (draft: Parameters<typeof useSubmission>[0]['draft']) => {
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const lastUpload = useRef<Submission>(undefined);

  const submission = useSubmission<ApplyResult, Outcome>({
    draft,
    prepare: async (id, pending, run) => {
      const { job, key } = pending;
      const previous = lastUpload.current;
      if (previous?.resumefile !== undefined && previous.job?.file === job?.file && previous.key === key) {
        pending.resumefile = previous.resumefile;
        return undefined;
      }
      setPhase('uploading');
      if (job && !(await canRead(job.file))) return { kind: 'failed', failure: unreadableFileFailure };
      const result = await run(upload(id));
      lastUpload.current = pending;
      return toUploadOutcome(result);
    },
    call: (id) => {
      setPhase('sending');
      return apply(id);
    },
    toOutcome: toApplyOutcome,
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

/** The application form: its entries, its draft, and the outcome of the last attempt. An outcome never changes the entries. */
export const useApplication = ({ id, job_title }: OpeningDetail, form: RefObject<HTMLFormElement | null>) => {
  const navigate = useNavigate();
  const { submittedForm } = useInitialData();
  const entries = useEntries(form);
  const { entered, resume } = entries;
  const draft = useDraft({ id, entered, isBlank, isEntered, restore: entries.restore });
  const { phase, send, cancel, isSending } = useSending(draft);
  const resumeError = useResumeError(resume?.file);
  const readHoneypot = useHoneypot();
  const [errors, setErrors] = useState(() => toApplicationErrors(submittedForm?.errors));
  const [fileError, setFileError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  const storeFile = async (file: File | undefined) => {
    entries.setStoredFile(undefined);
    if (await draft.storeFile(file)) entries.setStoredFile(file);
  };

  const selectFile = (file: File | undefined) => {
    entries.selectFile(file);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field !== 'resumefile')),
    );
    setFileError(undefined);
    if (entered.keepsFile) void storeFile(file);
  };

  const keepFile = (isChecked: boolean) => {
    entries.setKeepsFile(isChecked);
    void storeFile(isChecked ? resume?.file : undefined);
  };

  const discard = () => {
    entries.clear();
    setErrors({});
    setFileError(undefined);
    setOutcome(undefined);
    draft.deleteDraft('discarded');
  };

  const conclude = (newOutcome: Outcome) => {
    if (newOutcome.kind === 'refused') setErrors(newOutcome.errors);
    if (newOutcome.kind === 'failed') setFileError(newOutcome.fileError);
    if (newOutcome.kind === 'sent') {
      draft.deleteDraft('saved');
      announceSent({ jobId: id, reference: newOutcome.reference ?? '' });
    }
    if (newOutcome.kind === 'sent' && newOutcome.reference) void navigate(receiptPath(newOutcome.reference));
    else setOutcome(newOutcome);
  };

  const submit = async (element: HTMLFormElement) => {
    if (isSending()) return;
    const text = trimText(readText(element));
    const hasConsent = findControl(element, 'consent')?.checked === true;
    // When a submit is replayed at hydration, the file is not in the state yet.
    const fileInForm = readResume(element);
    const resumeToSend = resume ?? (fileInForm && toResume(fileInForm));
    const newResumeError = resumeError ?? checkResume(resumeToSend?.file);
    const newErrors = {
      ...checkApplication(text),
      ...(newResumeError ? { resumefile: newResumeError } : {}),
    };
    setErrors(newErrors);
    setAttempt((count) => count + 1);
    setOutcome(undefined);
    setFileError(undefined);
    if (!resumeToSend || Object.keys(newErrors).length > 0) return;
    const job = { id, role: job_title, hasConsent, ...resumeToSend };
    await send({ text, job, ...readHoneypot(element) }, conclude);
  };

  return {
    readForm: entries.readForm,
    ...entered,
    resume,
    isFileStored: entries.isFileStored,
    hasEntries: resume !== undefined || !isBlank(entered),
    selectFile,
    keepFile,
    draft: draft.state,
    discard,
    errors,
    /** What is wrong with the selected file, known before it is sent. */
    resumeError,
    /** What the server found wrong with the file. It can still be sent again. */
    fileError,
    attempt,
    phase,
    outcome,
    submit,
    cancel,
  };
};
