import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, receiptPath } from '../../content/paths.ts';
import { parseJobId } from '../../content/resolvePath.ts';
import { resumeErrors } from '../../contract/applicationRules.ts';
import type { FilledIn, PageSeed } from '../../contract/renderer.ts';
import { openOpening } from '../openings/openOpening.ts';
import type { Opening } from '../openings/queries/toOpening.ts';
import { toDetail } from '../openings/wire.ts';
import { sendRendered, troubleOf } from '../pages/renderAnswer.ts';
import { asksForPage } from '../platform/http/accepts.ts';
import { clientOf } from '../platform/http/client.ts';
import { refusalOf, sendRefusal } from '../platform/http/errors.ts';
import { acceptMultipart, MAX_UPLOAD_BYTES } from '../platform/http/forms.ts';
import type { CountIn, RequestHook } from '../platform/http/limits.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { submissionKeyOf } from '../platform/submissions.ts';
import type { ApplicationParts } from './parts.ts';
import {
  type ApplicationForm,
  readApplicationForm,
  resumeOfForm,
  type ResumeOfForm,
  submitForm,
  textsToShow,
} from './submitForm.ts';
import { checkSpace } from './unclaimedUploads.ts';

const seedOf = ({ status }: Refusal, opening: Opening | undefined): PageSeed => {
  if (status === 410) return { opening: null, isClosed: true };
  return { opening: opening && status !== 404 ? toDetail(opening) : null };
};

interface RefusedForm {
  error: unknown;
  opening: Opening | undefined;
  texts: ApplicationForm['texts'];
  upload: FilledIn['upload'];
}

/** Answers a form with errors: the job's page with all that was typed and the good upload named; to a program the errors. */
const answerFilledIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<ApplicationParts, 'loadRenderer' | 'pageSources'>,
  { error, opening, texts, upload }: RefusedForm,
): Promise<FastifyReply> => {
  const refusal = refusalOf(error as FastifyError, request);
  const canRender = asksForPage(request.headers.accept) && (await parts.loadRenderer()) !== undefined;
  if (!canRender) return sendRefusal(refusal, reply);
  const errors = refusal.body.fields ?? {};
  const isResumeGood = upload !== undefined && !('resumefile' in errors);
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  return sendRendered(reply, parts, {
    status: refusal.status,
    seed: seedOf(refusal, opening),
    filledIn: {
      values: textsToShow(texts),
      errors,
      ...(Object.keys(errors).length === 0 && { trouble: troubleOf(refusal) }),
      ...(isResumeGood && { upload }),
    },
  });
};

/**
 * Takes an application as the browser sends it without script: stored as by the JSON call, and answered with a redirect
 * to the confirmation or with the form as it was filled in. Beyond the client's limits it is refused before it is read.
 */
export const registerApplyForm = async (
  app: FastifyInstance,
  parts: ApplicationParts,
  { limitUploads, counts }: { limitUploads: RequestHook; counts: readonly CountIn[] },
): Promise<void> => {
  const { openings, resumes, unclaimed } = parts;

  const take = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> => {
    const { texts, file } = await readApplicationForm(request);
    const number = parseJobId(id);
    const client = clientOf(request);
    let opening: Opening | undefined;
    let resume: ResumeOfForm = {};
    try {
      opening = number === undefined ? undefined : await openings.find(number);
      const open = await openOpening(openings, number);
      if (file) await checkSpace(unclaimed, client, file.bytes.length);
      // Stored before anything else is checked, so that it need not be chosen again.
      const { log } = request;
      resume = await resumeOfForm(resumes, { file, token: texts['upload_token'] ?? '', log }, open.id);
      if (resume.stored) unclaimed.noteStored(client, resume.stored);
      const key = submissionKeyOf(request);
      const reference = await submitForm(parts, { resume, texts, opening: open, key });
      return await reply.redirect(receiptPath(reference), 303);
    } catch (error) {
      return answerFilledIn(request, reply, parts, { error, opening, texts, upload: resume.upload });
    }
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await acceptMultipart(scope, { bodyLimit: MAX_UPLOAD_BYTES, tooLarge: resumeErrors.tooLarge });
    scope.post<{ Params: { id: string } }>(
      paths.careerDetails,
      { onRequest: [...counts, limitUploads] },
      (request, reply) => take(request, reply, request.params.id),
    );
  });
};
