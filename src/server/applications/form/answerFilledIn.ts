import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FilledIn, PageSeed } from '../../../contract/renderer.ts';
import type { Opening } from '../../openings/queries/toOpening.ts';
import { toDetail } from '../../openings/wire.ts';
import { sendRendered } from '../../pages/sendRendered.ts';
import { troubleOf } from '../../pages/troubleOf.ts';
import { asksForPage } from '../../platform/http/accepts.ts';
import { refusalOf, sendRefusal } from '../../platform/http/errors.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ApplicationParts } from '../parts.ts';
import { textsToDraw } from './formFields.ts';

interface RefusedForm {
  error: unknown;
  opening: Opening | undefined;
  texts: Readonly<Record<string, string>>;
  upload: FilledIn['upload'];
}

const seedOf = ({ status }: Refusal, opening: Opening | undefined): PageSeed => {
  if (status === 410) return { opening: null, isClosed: true };
  return { opening: opening && status !== 404 ? toDetail(opening) : null };
};

/**
 * Answers a form that was not taken: to a browser the job's page with all that was typed, and the good upload named, so
 * that nothing has to be entered twice (docs/requirements.md, FORM-7); to a program the plain refusal.
 */
export const answerFilledIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<ApplicationParts, 'loadRenderer' | 'pageSources'>,
  { error, opening, texts, upload }: RefusedForm,
): Promise<FastifyReply> => {
  const refusal = refusalOf(error as FastifyError, request);
  const canDraw = asksForPage(request.headers.accept) && (await parts.loadRenderer()) !== undefined;
  if (!canDraw) return sendRefusal(refusal, reply);
  const errors = refusal.body.fields ?? {};
  const isResumeGood = upload !== undefined && !('resumefile' in errors);
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  return sendRendered(reply, parts, {
    status: refusal.status,
    seed: seedOf(refusal, opening),
    filledIn: {
      values: textsToDraw(texts),
      errors,
      ...(Object.keys(errors).length === 0 && { trouble: troubleOf(refusal) }),
      ...(isResumeGood && { upload }),
    },
  });
};
