import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJobId } from '../../../content/resolvePath.ts';
import { resumeErrors } from '../../../contract/applicationRules.ts';
import { calls } from '../../../contract/calls.ts';
import { UploadAnswer } from '../../../contract/schemas.ts';
import { openOpening } from '../../openings/rules/openOpening.ts';
import { clientOf } from '../../platform/http/client.ts';
import { acceptMultipart, MAX_UPLOAD_BYTES, readMultipart } from '../../platform/http/forms.ts';
import type { CountIn, RequestHook } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import { submissionKeyOf } from '../../platform/submissions/submissionKey.ts';
import type { ApplicationParts } from '../parts.ts';
import { RESUME_FIELD, toResume } from './receivedResume.ts';
import { checkSpace } from './unclaimedUploads.ts';

const openingOf = (openings: ApplicationParts['openings'], jobId = '') => {
  const id = parseJobId(jobId.trim());
  if (id === undefined) throw new Refusal(400, sentences.jobIdNotNumber);
  return openOpening(openings, id);
};

const readUpload = async (request: FastifyRequest) => {
  const { fields, file } = await readMultipart(request, RESUME_FIELD);
  // Some programs send a file box without a file as an empty text.
  const texts = fields.filter(([name]) => name !== RESUME_FIELD);
  if (texts.length > 1 || texts.some(([name]) => name !== 'job_id'))
    throw new Refusal(400, sentences.unknownField);
  if (!file) throw new Refusal(400, resumeErrors.missing);
  return { jobId: texts[0]?.[1], file };
};

/**
 * Takes a resume for an opening, and answers only once it is on disk. Understands nothing but a multipart form. An
 * upload beyond the limits of its client is refused before its body is read.
 */
export const registerUpload = async (
  app: FastifyInstance,
  { openings, resumes, unclaimed }: Pick<ApplicationParts, 'openings' | 'resumes' | 'unclaimed'>,
  { limitUploads, countUpload }: { limitUploads: RequestHook; countUpload: CountIn },
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await acceptMultipart(scope, { bodyLimit: MAX_UPLOAD_BYTES, tooLarge: resumeErrors.tooLarge });
    scope.withTypeProvider<TypeBoxTypeProvider>().post(
      calls.uploadResume,
      {
        onRequest: [countUpload, limitUploads, (request) => checkSpace(unclaimed, clientOf(request), 1)],
        schema: { response: { 200: UploadAnswer } },
      },
      async (request) => {
        const { jobId, file } = await readUpload(request);
        await checkSpace(unclaimed, clientOf(request), file.bytes.length);
        const opening = await openingOf(openings, jobId);
        const resume = await toResume(file);
        const key = submissionKeyOf(request);
        const stored = await resumes.store({ ...resume, opening_id: opening.id, key });
        unclaimed.noteStored(clientOf(request), stored);
        return { filename: stored.stored_name, size: stored.size, sha256: stored.sha256 };
      },
    );
  });
};
