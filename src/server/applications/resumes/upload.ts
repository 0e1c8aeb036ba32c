import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJobId } from '../../../content/resolvePath.ts';
import { resumeErrors } from '../../../contract/applicationRules.ts';
import { calls } from '../../../contract/calls.ts';
import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import { UploadAnswer } from '../../../contract/schemas.ts';
import { openOpening } from '../../openings/rules/openOpening.ts';
import { clientOf } from '../../platform/http/clientOf.ts';
import type { CountIn } from '../../platform/http/rateLimit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { UploadRoom } from '../../platform/http/uploadRoom.ts';
import { submissionKeyOf } from '../../platform/submissions/submissionKey.ts';
import type { ApplicationParts } from '../parts.ts';
import { judgeFile } from './judgeFile.ts';
import { readForm } from './readForm.ts';
import { tidyClientName } from './tidyClientName.ts';

const limits = {
  fileSize: MAX_RESUME_BYTES,
  fieldSize: 1000,
  fieldNameSize: 100,
  fields: 5,
  parts: 8,
  headerPairs: 20,
};

const openingOf = (openings: ApplicationParts['openings'], jobId: string | undefined) => {
  const id = parseJobId(jobId?.trim() ?? '');
  if (id === undefined) throw new Refusal(400, sentences.jobIdNotNumber);
  return openOpening(openings, id);
};

/**
 * Takes a resume for an opening, and answers only once it is on disk (docs/requirements.md, CALL-3, UP-1 to UP-9).
 * In a scope of its own: nothing but a multipart form is understood here, and multipart nowhere else.
 */
export const registerUpload = async (
  app: FastifyInstance,
  { openings, resumes, unclaimed }: Pick<ApplicationParts, 'openings' | 'resumes' | 'unclaimed'>,
  { room, countUpload }: { room: UploadRoom; countUpload: CountIn },
): Promise<void> => {
  const refuseUnlessRoom = async (request: FastifyRequest, bytes: number): Promise<void> => {
    const refusal = await unclaimed.refusalOf(clientOf(request), bytes);
    if (refusal) throw refusal;
  };
  const refuseBeforehand = (request: FastifyRequest) => refuseUnlessRoom(request, 1);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false, limits });
    scope
      .withTypeProvider<TypeBoxTypeProvider>()
      .post(
        calls.uploadResume,
        { onRequest: [countUpload, refuseBeforehand], schema: { response: { 200: UploadAnswer } } },
        (request) => {
          if (!request.isMultipart()) throw new Refusal(415, sentences.wrongContentType);
          const key = submissionKeyOf(request);
          return readForm(request, { fields: ['job_id'], room }, async ({ texts, file, fault }) => {
            if (fault) throw fault;
            if (!file) throw new Refusal(400, resumeErrors.missing);
            await refuseUnlessRoom(request, file.bytes.length);
            const opening = await openingOf(openings, texts['job_id']);
            const stored = await resumes.store({
              client_name: tidyClientName(file.clientName),
              type: await judgeFile(file),
              bytes: file.bytes,
              opening_id: opening.id,
              key,
            });
            unclaimed.noteStored(clientOf(request), stored);
            return { filename: stored.stored_name, size: stored.size, sha256: stored.sha256 };
          });
        },
      );
  });
};
