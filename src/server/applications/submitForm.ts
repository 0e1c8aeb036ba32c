import type { FastifyRequest } from 'fastify';
import { APPLICATION_FIELDS } from '../../contract/applicationFields.ts';
import { resumeErrors } from '../../contract/applicationRules.ts';
import { byField } from '../../contract/fieldTable.ts';
import type { FilledIn } from '../../contract/renderer.ts';
import type { Application } from '../../contract/schemas.ts';
import { withoutTimestamp } from '../../lib/timestampedName.ts';
import type { Opening } from '../openings/queries/toOpening.ts';
import { readMultipart, type ReceivedFile } from '../platform/http/forms.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { refuseResume } from './apply.ts';
import type { ApplicationParts } from './parts.ts';
import type { StoredResume } from './resumeRepository.ts';
import { agreedVersion, checkWireApplication, toNewApplication } from './rules.ts';
import { RESUME_FIELD, toResume } from './upload.ts';

/** What the applicant typed or ticked; it is shown again when the form comes back. */
const TYPED = [...APPLICATION_FIELDS, 'consent'] as const;
const FORM_FIELDS: readonly string[] = [...TYPED, 'job_role', 'job_id', 'upload_token', 'website'];

type Texts = Readonly<Record<string, string>>;

export interface ApplicationForm {
  /** By field name; every field is optional here. */
  texts: Texts;
  file: ReceivedFile | undefined;
}

const CONSENT_LENGTH = 40;
const HONEYPOT_LENGTH = 200;

/** The form as a browser sends it. Refuses unknown and repeated fields with 400. */
export const readApplicationForm = async (request: FastifyRequest): Promise<ApplicationForm> => {
  const { fields, file } = await readMultipart(request, RESUME_FIELD);
  const texts: Record<string, string> = {};
  for (const [name, value] of fields) {
    // Some programs send a file box without a file as an empty text.
    if (name === RESUME_FIELD) continue;
    if (!FORM_FIELDS.includes(name) || name in texts) throw new Refusal(400, sentences.unknownField);
    texts[name] = value;
  }
  return { texts, file };
};

/** Browsers send line breaks as `\r\n` (HTML, "multipart/form-data encoding algorithm"). */
const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** Every typed text, empty where none came. */
export const textsToShow = (texts: Texts): Record<(typeof TYPED)[number], string> => ({
  ...byField(APPLICATION_FIELDS, (field) => plain(texts[field] ?? '')),
  consent: agreedVersion(texts['consent']) ?? '',
});

/** The form in the shape of the JSON call, so that one set of rules serves both. The job is the address's. */
export const toBody = (texts: Texts, { id, job_title }: Opening, resumefile: string): Application => {
  const { consent, ...typed } = textsToShow(texts);
  if ((texts['consent'] ?? '').length > CONSENT_LENGTH) throw new Refusal(400, sentences.badForm);
  return {
    ...typed,
    job_role: texts['job_role'] ?? job_title,
    job_id: id,
    resumefile,
    ...(consent && { consent }),
    website: (texts['website'] ?? '').slice(0, HONEYPOT_LENGTH),
  };
};

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

interface SentResume {
  file: ReceivedFile | undefined;
  token: string;
  log: Parameters<Resumes['store']>[1];
}

const store = async (
  resumes: Resumes,
  { file, log }: { file: ReceivedFile; log: SentResume['log'] },
  opening_id: number,
): Promise<ResumeOfForm> => {
  const resume = toResume(file);
  const stored = await resumes.store({ ...resume, opening_id }, log);
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
  { file, token, log }: SentResume,
  openingId: number,
): Promise<ResumeOfForm> => {
  try {
    return await (file ? store(resumes, { file, log }, openingId) : find(resumes, token, openingId));
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
