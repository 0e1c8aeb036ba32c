import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, receiptPath } from '../../../content/paths.ts';
import { parseJobId } from '../../../content/resolvePath.ts';
import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import { openOpening } from '../../openings/rules/openOpening.ts';
import { clientOf } from '../../platform/http/clientOf.ts';
import { clientBudgets } from '../../platform/http/clientBudgets.ts';
import type { CountIn } from '../../platform/http/rateLimit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { UploadRoom } from '../../platform/http/uploadRoom.ts';
import { submissionKeyOf } from '../../platform/submissions/submissionKey.ts';
import type { ApplicationParts } from '../parts.ts';
import { readForm } from '../resumes/readForm.ts';
import type { ReceivedForm } from '../resumes/receivedForm.ts';
import { answerFilledIn } from './answerFilledIn.ts';
import { FORM_FIELDS } from './formFields.ts';
import { resumeOfForm, type ResumeOfForm } from './resumeOfForm.ts';
import { submitForm } from './submitForm.ts';

/** Far more than any field takes: what is too long is to be given back whole, with the count of what is too many. */
const MAX_TYPED_BYTES = 256 * 1024;

const limits = {
  fileSize: MAX_RESUME_BYTES,
  fieldSize: MAX_TYPED_BYTES,
  fieldNameSize: 100,
  fields: FORM_FIELDS.length + 6,
  parts: FORM_FIELDS.length + 11,
  headerPairs: 20,
};

/** Of a form that will be refused the texts are read, to be given back, and its file is not kept in memory. */
const nowhere = clientBudgets({ limit: 0, share: 0 });
const noFiles = (client: string) => ({ memory: nowhere(client), spool: undefined });

const refusalFrom = async (asked: () => Promise<unknown>): Promise<Refusal | undefined> => {
  try {
    await asked();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/**
 * Takes an application as the browser itself sends it, where no script runs or before it does: stored as by the JSON
 * call, and answered with the way to the confirmation or with the form as it was filled in (docs/requirements.md,
 * CALL-4).
 */
export const registerApplyForm = async (
  app: FastifyInstance,
  parts: ApplicationParts,
  { room, counts }: { room: UploadRoom; counts: readonly CountIn[] },
): Promise<void> => {
  const countIn = async (request: FastifyRequest): Promise<void> => {
    for (const count of counts) await count(request);
  };

  const take = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> => {
    const number = parseJobId(id);
    const opening = number === undefined ? undefined : await parts.openings.find(number);
    const barrier =
      (await refusalFrom(() => countIn(request))) ??
      (await refusalFrom(() => openOpening(parts.openings, number)));

    const submit = async (form: ReceivedForm): Promise<FastifyReply> => {
      const { texts, file } = form;
      const client = clientOf(request);
      const size = file?.held.size() ?? 0;
      const fault = barrier ?? form.fault ?? (file && (await parts.unclaimed.refusalOf(client, size)));
      let resume: ResumeOfForm = {};
      try {
        if (opening && !(fault && file)) resume = await resumeOfForm(parts.resumes, form, opening.id);
        if (file && resume.upload)
          parts.unclaimed.noteStored(client, { stored_name: resume.upload.token, size });
        if (fault || !opening) throw fault ?? new Refusal(404, sentences.notFound);
        const key = submissionKeyOf(request);
        const reference = await submitForm(parts, { ...resume, texts, opening, key });
        return await reply.redirect(receiptPath(reference), 303);
      } catch (error) {
        const { upload } = resume;
        return answerFilledIn(request, reply, parts, { error, opening, texts, upload });
      }
    };
    const files = barrier ? noFiles : room.files;
    return readForm(request, { fields: FORM_FIELDS, room: { ...room, files } }, submit);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false, limits });
    scope.post<{ Params: { id: string } }>(paths.careerDetails, (request, reply) => {
      if (!request.isMultipart()) throw new Refusal(415, sentences.wrongContentType);
      return take(request, reply, request.params.id);
    });
  });
};
