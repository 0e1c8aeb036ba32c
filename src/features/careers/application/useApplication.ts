import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { APPLICATION_FIELDS, type ApplicationText } from '../../../contract/applicationFields.ts';
import {
  checkApplication,
  checkResume,
  timestampedName,
  trimField,
} from '../../../contract/applicationRules.ts';
import { mapFields } from '../../../contract/fieldTable.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { receiptPath } from '../../../content/paths.ts';
import { omit } from '../../../lib/omit.ts';
import { randomId } from '../../../lib/randomId.ts';
import { useApplyMutation, useUploadResumeMutation } from '../../../store/applicationApi.ts';
import { isUploadGone, type CallError } from '../../../store/callError.ts';
import { useAppDispatch, useAppStore } from '../../../store/hooks.ts';
import {
  selectHasStarted,
  submissionBegun,
  submissionEnded,
  submissionRefused,
} from '../../../store/submissionSlice.ts';
import { useDraft } from '../../../ui/draft/useDraft.ts';
import { useHoneypot } from '../../../ui/Honeypot.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { useFieldErrors } from '../../../ui/useFieldErrors.ts';
import { noteApplied } from './Applied.tsx';
import {
  toApplicationErrors,
  toApplyOutcome,
  toUploadOutcome,
  unconfirmedOutcome,
  unreadableOutcome,
  type ApplicationErrors,
  type FormField,
  type Outcome,
} from './outcomes.ts';
import { useResumeError } from './useResumeError.ts';

export type Phase = 'editing' | 'uploading' | 'sending';

const DRAFT_FIELDS = [...APPLICATION_FIELDS, 'consent'];

/** What the applicant typed, trimmed. */
export const readText = (form: HTMLFormElement): ApplicationText => {
  const data = new FormData(form);
  return mapFields(APPLICATION_FIELDS, (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? trimField(field, value) : '';
  });
};

const readResume = (form: HTMLFormElement): File | undefined => {
  const input = form.elements.namedItem('resumefile');
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
};

/** The errors that the browser finds in the form. */
const checkForm = (form: HTMLFormElement): ApplicationErrors => {
  const resumeError = checkResume(readResume(form));
  return { ...checkApplication(readText(form)), ...(resumeError ? { resumefile: resumeError } : {}) };
};

const canRead = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

interface RunningCall<Data> extends PromiseLike<
  { data: Data; error?: undefined } | { data?: undefined; error: object }
> {
  abort: () => void;
}

const isAborted = (error: object): boolean => 'name' in error && error.name === 'AbortError';

/** Sends an application: its resume first, unless the server has it already. One at a time. */
const useSending = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [upload] = useUploadResumeMutation();
  const [apply] = useApplyMutation();
  const [phase, setPhase] = useState<Phase>('editing');
  const [key, setKey] = useState(randomId);
  const currentCall = useRef<{ abort: () => void }>(null);
  // A ref, because a second click may come before the next render.
  const isBusy = useRef(false);
  /** The last upload, with its name on the server. */
  const uploaded = useRef<{ file: File; resumefile: string }>(undefined);

  const run = async <Data>(call: RunningCall<Data>) => {
    currentCall.current = call;
    const { data, error } = await call;
    currentCall.current = null;
    return { data, error: error as CallError | undefined };
  };

  const uploadOnce = async (file: File, jobId: number, currentKey: string): Promise<Outcome | undefined> => {
    if (uploaded.current?.file === file) return undefined;
    setPhase('uploading');
    if (!(await canRead(file))) return unreadableOutcome;
    const uploadName = timestampedName(file.name, new Date());
    const { data, error } = await run(upload({ file, uploadName, jobId, key: currentKey }));
    if (error) return isAborted(error) ? { kind: 'cancelled' } : toUploadOutcome(error);
    uploaded.current = { file, resumefile: data as string };
    return undefined;
  };

  type Fields = Omit<Parameters<typeof apply>[0], 'key' | 'resumefile'>;
  interface Options {
    file: File;
    /** An earlier attempt may have arrived. */
    hadUnknownOutcome: boolean;
    /** Called before the application itself is sent. */
    onSending: () => void;
  }

  const sendOnce = async (
    fields: Fields,
    options: Options,
    currentKey: string,
    isLast = false,
  ): Promise<Outcome> => {
    const { file, hadUnknownOutcome, onSending } = options;
    const failedUpload = await uploadOnce(file, fields.job_id, currentKey);
    if (failedUpload) return failedUpload;
    setPhase('sending');
    onSending();
    const { resumefile = '' } = uploaded.current ?? {};
    const { data, error } = await run(apply({ ...fields, resumefile, key: currentKey }));
    if (!error) return { kind: 'sent', ...data };
    if (isAborted(error))
      return hadUnknownOutcome || selectHasStarted(store.getState())
        ? unconfirmedOutcome()
        : { kind: 'cancelled' };
    if (isLast || !isUploadGone(error)) return toApplyOutcome(error, hadUnknownOutcome);
    uploaded.current = undefined;
    const newKey = randomId();
    setKey(newKey);
    return sendOnce(fields, options, newKey, true);
  };

  const send = async (fields: Fields, options: Options): Promise<Outcome> => {
    isBusy.current = true;
    dispatch(submissionBegun());
    try {
      return await sendOnce(fields, options, key);
    } finally {
      isBusy.current = false;
      setPhase('editing');
      dispatch(submissionEnded());
    }
  };

  return {
    phase,
    send,
    cancel: () => currentCall.current?.abort(),
    isSending: () => isBusy.current,
  };
};

/**
 * The application form: its errors, its draft, and the outcome of the last attempt. An outcome never changes the
 * entries.
 */
export const useApplication = (
  { id, job_title }: OpeningDetail,
  formRef: RefObject<HTMLFormElement | null>,
) => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { submittedForm } = useInitialData();
  const draft = useDraft({ id, formRef, names: DRAFT_FIELDS });
  const { phase, send, cancel, isSending } = useSending();
  const [resume, setResume] = useState<File>();
  const resumeError = useResumeError(resume);
  const readHoneypot = useHoneypot();
  const { errors, setErrors } = useFieldErrors<FormField>(
    formRef,
    toApplicationErrors(submittedForm?.errors),
    checkForm,
  );
  const [fileError, setFileError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // A file selected before hydration.
  const readSelectedFile = useEffectEvent(() => {
    const file = formRef.current && readResume(formRef.current);
    if (file) setResume(file);
  });
  useLayoutEffect(() => readSelectedFile(), []);

  const selectFile = (file: File | undefined) => {
    setResume(file);
    setFileError(undefined);
    setErrors((current) => omit(current, 'resumefile'));
  };

  const discard = () => {
    draft.clear('discarded');
    setResume(undefined);
    setErrors({});
    setFileError(undefined);
    setOutcome(undefined);
  };

  const refuse = (newErrors: ApplicationErrors) => {
    setErrors(newErrors);
    dispatch(submissionRefused(Object.keys(newErrors)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending()) return;
    const element = event.currentTarget;
    const text = readText(element);
    // When a submit is replayed at hydration, the file is not in the state yet.
    const file = resume ?? readResume(element);
    const newErrors = { ...checkForm(element), ...(resumeError ? { resumefile: resumeError } : {}) };
    setAttempt((count) => count + 1);
    setOutcome(undefined);
    setFileError(undefined);
    if (!file || Object.keys(newErrors).length > 0) return refuse(newErrors);
    setErrors({});
    const hasConsent = new FormData(element).has('consent');
    const fields = { ...text, job_id: id, job_role: job_title, hasConsent, ...readHoneypot(element) };
    const hadUnknownOutcome = draft.mayHaveArrived;
    // Stored before the call, because the page may be closed before the response is received.
    const onSending = () => draft.noteAttempt(true);
    const result = await send(fields, { file, hadUnknownOutcome, onSending });
    if (result.kind === 'sent') {
      noteApplied(id, result.reference);
      draft.remove();
      // A visitor who has left the page is not pulled away from what they read now.
      if (result.reference && !isLeft.current) void navigate(receiptPath(result.reference));
    }
    if (result.kind !== 'sent')
      draft.noteAttempt((result.kind === 'failed' ? result.isUnconfirmed : undefined) ?? hadUnknownOutcome);
    if (result.kind === 'refused') refuse(result.errors);
    if (result.kind === 'failed') setFileError(result.fileError);
    setOutcome(result);
  };

  return {
    draft,
    resume,
    selectFile,
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
