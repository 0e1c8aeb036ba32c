import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { parseJobId } from '../../content/resolvePath.ts';
import { resumeErrors } from '../../contract/applicationRules.ts';
import { calls } from '../../contract/calls.ts';
import { MAX_LENGTH } from '../../contract/constants.ts';
import { UploadResponse } from '../../contract/schemas.ts';
import { requireAcceptingOpening } from '../openings/requireOpening.ts';
import { clientKey } from '../platform/http/client.ts';
import {
  acceptMultipart,
  MAX_UPLOAD_BYTES,
  readMultipart,
  readTexts,
  type ReceivedFile,
} from '../platform/http/forms.ts';
import type { CountRequest, RequestHook } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { readIdempotencyKey } from '../platform/submissions.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import type { UploadedResume } from './queries/resumeRepository.ts';
import { inspectResume } from './resumeType/inspectResume.ts';

/** The name of the file's field in the upload call and in the form. */
export const RESUME_FIELD = 'resumefile';

const DISALLOWED_CHARACTERS = /[\p{Cc}\p{Surrogate}]/gu;

/** Cleans a client's file name for display: no folders, no control characters, at most 255 UTF-16 units. */
const sanitiseClientName = (name: string): string => {
  const baseName = name.split(/[/\\]/).pop() ?? '';
  const clean = baseName.replace(DISALLOWED_CHARACTERS, '').trim() || 'resume';
  if (clean.length <= MAX_LENGTH.fileName) return clean;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  // The cut may split a surrogate pair.
  const stem = clean.slice(0, MAX_LENGTH.fileName - extension.length);
  return stem.replace(DISALLOWED_CHARACTERS, '') + extension;
};

/**
 * Converts a received file to a resume, whose type is detected from the content. Refuses an invalid file, and one whose
 * type could not be detected in time.
 */
export const toResume = async (
  { name, bytes, isTooLarge }: ReceivedFile,
  log: FastifyBaseLogger,
): Promise<Omit<UploadedResume, 'opening_id' | 'key'>> => {
  if (isTooLarge) throw new Refusal(413, resumeErrors.tooLarge);
  if (bytes.length === 0) throw new Refusal(400, resumeErrors.empty);
  const { type, obstacle, marks, failure } = await inspectResume(bytes);
  if (failure !== undefined) log.warn({ reason: failure }, 'a resume was not inspected');
  if (!type)
    throw new Refusal(400, resumeErrors[failure === undefined ? (obstacle ?? 'type') : 'notInspected']);
  return { client_name: sanitiseClientName(name), type, marks: marks.join(', '), bytes };
};

/**
 * The call that uploads a resume for an opening as a multipart form; 200 means that it is on disk. If the client has
 * reached a limit, the upload is refused before its body is read.
 */
export const registerUpload = async (
  app: FastifyInstance,
  { openings, resumes, unclaimed }: Pick<ApplicationDependencies, 'openings' | 'resumes' | 'unclaimed'>,
  { limitUploads, countUpload }: { limitUploads: RequestHook; countUpload: CountRequest },
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await acceptMultipart(scope, { bodyLimit: MAX_UPLOAD_BYTES, tooLarge: resumeErrors.tooLarge });
    scope.post(
      calls.uploadResume,
      {
        onRequest: [countUpload, limitUploads, (request) => unclaimed.check(clientKey(request), 1)],
        schema: { response: { 200: UploadResponse } },
      },
      async (request) => {
        const { fields, file } = await readMultipart(request, RESUME_FIELD);
        // Some clients send an empty file input as an empty text field.
        const texts = fields.filter(([name]) => name !== RESUME_FIELD);
        const { job_id = '' } = readTexts(texts, ['job_id']);
        if (!file) throw new Refusal(400, resumeErrors.missing);
        await unclaimed.check(clientKey(request), file.bytes.length);
        const id = parseJobId(job_id.trim());
        if (id === undefined) throw new Refusal(400, sentences.jobIdNotNumber);
        const opening = await requireAcceptingOpening(openings, id);
        const resume = await toResume(file, request.log);
        const key = readIdempotencyKey(request);
        const stored = await resumes.store({ ...resume, opening_id: opening.id, key }, request.log);
        unclaimed.noteStored(clientKey(request), stored);
        return { filename: stored.stored_name, size: stored.size, sha256: stored.sha256 };
      },
    );
  });
};
