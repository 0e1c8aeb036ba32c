import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, receiptPath } from '../../content/paths.ts';
import { parseJobId } from '../../content/resolvePath.ts';
import { APPLICATION_FIELDS } from '../../contract/applicationFields.ts';
import { displayFileName, resumeErrors } from '../../contract/applicationRules.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import type { SubmittedForm, PageSeed } from '../../contract/renderer.ts';
import type { Application } from '../../contract/schemas.ts';
import { requireAcceptingOpening } from '../openings/requireOpening.ts';
import type { Opening } from '../openings/queries/toOpening.ts';
import { toDetail } from '../openings/wire.ts';
import { sendRefusedForm } from '../pages/renderResponse.ts';
import { clientKey } from '../platform/http/client.ts';
import { logAndRefuse } from '../platform/http/errors.ts';
import {
  acceptMultipart,
  type FormTexts,
  MAX_UPLOAD_BYTES,
  readMultipart,
  readTexts,
  type ReceivedFile,
} from '../platform/http/forms.ts';
import type { CountRequest, RequestHook } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { readIdempotencyKey } from '../platform/submissions.ts';
import { findUpload, resumeRefusal, submitApplication } from './apply.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { toConsentVersion, checkWireApplication, toNewApplication } from './wireApplication.ts';
import { RESUME_FIELD, toResume } from './upload.ts';

const FORM_FIELDS = [...APPLICATION_FIELDS, 'consent', 'job_role', 'job_id', 'upload_token', 'website'];
const CONSENT_LENGTH = 40;
const HONEYPOT_LENGTH = 200;

/** What the applicant entered. Browsers send line breaks as `\r\n` (HTML, "multipart/form-data encoding algorithm"). */
const readEntries = (texts: FormTexts) => ({
  ...mapFields(APPLICATION_FIELDS, (field) => (texts[field] ?? '').replaceAll('\r\n', '\n')),
  consent: toConsentVersion(texts['consent']) ?? '',
});

/** Converts the form to the body of the JSON call, so that the same rules apply to both. The job id is in the URL. */
const toBody = (texts: FormTexts, { id, job_title }: Opening, resumefile: string): Application => {
  const { consent, ...entries } = readEntries(texts);
  if ((texts['consent'] ?? '').length > CONSENT_LENGTH) throw new Refusal(400, sentences.badForm);
  return {
    ...entries,
    job_role: texts['job_role'] ?? job_title,
    job_id: id,
    resumefile,
    ...(consent && { consent }),
    website: (texts['website'] ?? '').slice(0, HONEYPOT_LENGTH),
  };
};

/** The resume of a form: an upload, or an error to show with those of the other fields. */
interface FormResume {
  upload?: SubmittedForm['upload'];
  isClaimed?: boolean;
  error?: Refusal;
}

interface SubmittedResume {
  file: ReceivedFile | undefined;
  storedName: string;
  openingId: number;
}

/** Stores the form's file; without one, finds the upload from an earlier attempt. */
const readResume = async (
  dependencies: ApplicationDependencies,
  request: FastifyRequest,
  { file, storedName, openingId }: SubmittedResume,
): Promise<FormResume> => {
  try {
    if (file) {
      const resume = await toResume(file, request.log);
      const stored = await dependencies.resumes.store({ ...resume, opening_id: openingId }, request.log);
      dependencies.unclaimed.noteStored(clientKey(request), stored);
      return { upload: { token: stored.stored_name, name: displayFileName(resume.client_name) } };
    }
    if (storedName === '') throw resumeRefusal(400, resumeErrors.missing);
    const { client_name, claimed_by } = await findUpload(dependencies, { storedName, openingId });
    const upload = { token: storedName, name: displayFileName(client_name) };
    return { upload, isClaimed: claimed_by !== null };
  } catch (error) {
    if (error instanceof Refusal) return { error };
    throw error;
  }
};

/** The reference of the same form, which was sent before: its opening may have closed since. */
const findEarlierReference = async (
  { applications, resumes }: ApplicationDependencies,
  { texts, opening, file }: { texts: FormTexts; opening: Opening; file: ReceivedFile | undefined },
): Promise<string | undefined> => {
  const storedName = texts['upload_token'] ?? '';
  const sha256 = file ? hash('sha256', file.bytes, 'hex') : (await resumes.find(storedName))?.sha256;
  if (sha256 === undefined) return undefined;
  return applications.findEarlier(toNewApplication(toBody(texts, opening, storedName), undefined), sha256);
};

/** The errors of a form. A claimed upload alone is not an error, because the same form may have been sent twice. */
const collectErrors = (body: Application, { error, isClaimed }: FormResume): Record<string, string> => {
  const others = Object.entries(checkWireApplication(body)).filter(([field]) => field !== RESUME_FIELD);
  const claimError = isClaimed && others.length > 0 ? sentences.resumeTaken : undefined;
  const resumefile = error?.message ?? claimError;
  return { ...Object.fromEntries(others), ...(resumefile && { resumefile }) };
};

const toSeed = ({ status }: Refusal, opening: Opening | undefined): PageSeed => {
  if (status === 410) return { opening: null, isClosed: true };
  return { opening: opening && status !== 404 ? toDetail(opening) : null };
};

/**
 * Accepts the form that a browser sends without JavaScript, and stores it like the JSON call. The response is a redirect
 * to the confirmation, or the filled-in form with its errors.
 */
export const registerApplyForm = async (
  app: FastifyInstance,
  dependencies: ApplicationDependencies,
  { limitUploads, counts }: { limitUploads: RequestHook; counts: readonly CountRequest[] },
): Promise<void> => {
  const { openings, unclaimed } = dependencies;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await acceptMultipart(scope, { bodyLimit: MAX_UPLOAD_BYTES, tooLarge: resumeErrors.tooLarge });
    const onRequest = [...counts, limitUploads];
    scope.post<{ Params: { id: string } }>(paths.careerDetails, { onRequest }, async (request, reply) => {
      const { fields, file } = await readMultipart(request, RESUME_FIELD);
      // Some clients send an empty file input as an empty text field.
      const texts = readTexts(
        fields.filter(([name]) => name !== RESUME_FIELD),
        FORM_FIELDS,
      );
      const id = parseJobId(request.params.id);
      let opening: Opening | undefined;
      let resume: FormResume = {};
      try {
        opening = id === undefined ? undefined : await openings.find(id);
        const earlier = opening && (await findEarlierReference(dependencies, { texts, opening, file }));
        if (earlier !== undefined) return await reply.redirect(receiptPath(earlier), 303);
        const validOpening = await requireAcceptingOpening(openings, id);
        if (file) await unclaimed.check(clientKey(request), file.bytes.length);
        // The file is stored before the other fields are checked, so that the applicant need not select it again.
        const storedName = texts['upload_token'] ?? '';
        resume = await readResume(dependencies, request, { file, storedName, openingId: validOpening.id });
        const body = toBody(texts, validOpening, resume.upload?.token ?? '');
        const errors = collectErrors(body, resume);
        const [sentence, ...others] = Object.values(errors);
        if (sentence) {
          const status = others.length === 0 && resume.error ? resume.error.status : 400;
          throw new Refusal(status, sentence, { fields: errors });
        }
        const application = toNewApplication(body, readIdempotencyKey(request));
        return await reply.redirect(receiptPath(await submitApplication(dependencies, application)), 303);
      } catch (error) {
        const refusal = logAndRefuse(error, request);
        const page = { seed: toSeed(refusal, opening), values: readEntries(texts), upload: resume.upload };
        return sendRefusedForm(reply, dependencies, { refusal, ...page });
      }
    });
  });
};
