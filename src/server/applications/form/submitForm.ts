import { resumeErrors } from '../../../contract/applicationRules.ts';
import type { FilledIn } from '../../../contract/renderer.ts';
import { withoutTimestamp } from '../../../lib/timestampedName.ts';
import type { Opening } from '../../openings/queries/toOpening.ts';
import type { ReceivedFile } from '../../platform/http/forms.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { ApplicationParts } from '../parts.ts';
import { toResume } from '../resumes/receivedResume.ts';
import { refuseResume } from '../resumes/refuseResume.ts';
import type { StoredResume } from '../resumes/resumeRepository.ts';
import { checkWireApplication } from '../rules/checkWireApplication.ts';
import { toNewApplication } from '../rules/toNewApplication.ts';
import { toBody } from './formFields.ts';

/** The resume of a form: an upload, or the validation error. */
export interface ResumeOfForm {
  upload?: FilledIn['upload'];
  /** It came with this form. */
  stored?: StoredResume;
  /** The upload belongs to an application already: perhaps to this very form, sent twice. */
  isClaimed?: boolean;
  error?: Refusal;
}

type Resumes = ApplicationParts['resumes'];

const store = async (resumes: Resumes, file: ReceivedFile, opening_id: number): Promise<ResumeOfForm> => {
  const resume = await toResume(file);
  const stored = await resumes.store({ ...resume, opening_id });
  return { stored, upload: { token: stored.stored_name, name: withoutTimestamp(resume.client_name) } };
};

const find = async (resumes: Resumes, token: string, openingId: number): Promise<ResumeOfForm> => {
  if (token === '') throw new Refusal(400, resumeErrors.missing);
  const found = await resumes.find(token);
  if (!found) throw new Refusal(422, resumeErrors.notUploaded);
  if (found.opening_id !== openingId) throw new Refusal(422, sentences.resumeOfOtherJob);
  const upload = { token, name: withoutTimestamp(found.client_name) };
  return { upload, isClaimed: found.claimed_by !== null };
};

/** Stores the file that came with the form; without one, finds the upload that an earlier answer named. */
export const resumeOfForm = async (
  resumes: Resumes,
  { file, token }: { file: ReceivedFile | undefined; token: string },
  openingId: number,
): Promise<ResumeOfForm> => {
  try {
    return await (file ? store(resumes, file, openingId) : find(resumes, token, openingId));
  } catch (error) {
    if (error instanceof Refusal) return { error };
    throw error;
  }
};

/** A claimed upload may belong to this very form, sent twice, if there is no other error. */
const resumeErrorOf = ({ error, isClaimed }: ResumeOfForm, hasOthers: boolean): Record<string, string> => {
  if (error) return { resumefile: error.message };
  return isClaimed && hasOthers ? { resumefile: sentences.resumeTaken } : {};
};

interface FormSubmission {
  resume: ResumeOfForm;
  texts: Readonly<Record<string, string>>;
  opening: Opening;
  key: string | undefined;
}

/**
 * Stores the application of a form by the rules of the JSON call, and gives its reference, that of an earlier attempt
 * included. Refuses with all validation errors at once.
 */
export const submitForm = async (
  parts: Pick<ApplicationParts, 'applications' | 'openings' | 'resumes' | 'mailQueued' | 'unclaimed'>,
  { resume, texts, opening, key }: FormSubmission,
): Promise<string> => {
  const body = toBody(texts, opening, resume.upload?.token ?? '');
  const found = Object.entries(checkWireApplication(body));
  const others = Object.fromEntries(found.filter(([field]) => field !== 'resumefile'));
  const hasOthers = Object.keys(others).length > 0;
  const fields = { ...others, ...resumeErrorOf(resume, hasOthers) };
  const [sentence] = Object.values(fields);
  if (sentence) {
    const status = hasOthers ? 400 : (resume.error?.status ?? 400);
    throw new Refusal(status, sentence, { fields });
  }
  const application = toNewApplication(body, key);
  const reference = await parts.applications.submit(application);
  if (reference === undefined) return refuseResume(parts, application);
  parts.unclaimed.noteClaimed(application.resumefile);
  parts.mailQueued();
  return reference;
};
