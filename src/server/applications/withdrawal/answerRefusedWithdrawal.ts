import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { receiptPath } from '../../../content/paths.ts';
import type { FilledIn } from '../../../contract/renderer.ts';
import { sendRendered, type RequestedPage } from '../../pages/renderAnswer.ts';
import { troubleOf } from '../../pages/renderAnswer.ts';
import { asksForPage } from '../../platform/http/accepts.ts';
import { refusalOf, sendRefusal } from '../../platform/http/errors.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ApplicationParts } from '../parts.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { toReceipt } from '../rules/toReceipt.ts';
import type { WithdrawalForm } from './readWithdrawal.ts';

interface RefusedWithdrawal {
  error: unknown;
  /** Missing where nothing is kept under the reference. */
  application: StoredApplication | undefined;
  form: WithdrawalForm;
}

const FORBIDDEN = 403;

const filledInOf = (refusal: Refusal, { token, email }: WithdrawalForm): FilledIn => {
  const errors = refusal.body.fields ?? {};
  return {
    values: { ...(token && { token }), ...(email && { email }) },
    errors,
    ...(Object.keys(errors).length === 0 && { trouble: troubleOf(refusal) }),
  };
};

const pageOf = (
  refusal: Refusal,
  { application, form }: RefusedWithdrawal,
  receiptPromises: ApplicationParts['receiptPromises'],
): RequestedPage => {
  const { status } = refusal;
  if (!application) return { status, seed: { withdrawalLink: 'unknown' } };
  if (form.token !== undefined) {
    if (status === FORBIDDEN) return { status, seed: { withdrawalLink: 'over' } };
    return { status, seed: {}, filledIn: filledInOf(refusal, form) };
  }
  // The form stands on the page of the confirmation.
  return {
    status,
    url: receiptPath(application.reference),
    seed: { receipt: toReceipt(application, receiptPromises) },
    filledIn: filledInOf(refusal, form),
  };
};

/** Answers a withdrawal that was refused: to a browser with the page of its form, to a program with the plain refusal. */
export const answerRefusedWithdrawal = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<ApplicationParts, 'loadRenderer' | 'pageSources' | 'receiptPromises'>,
  refused: RefusedWithdrawal,
): Promise<FastifyReply> => {
  const refusal = refusalOf(refused.error as FastifyError, request);
  const canDraw = asksForPage(request.headers.accept) && (await parts.loadRenderer()) !== undefined;
  if (!canDraw) return sendRefusal(refusal, reply);
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store' });
  return sendRendered(reply, parts, pageOf(refusal, refused, parts.receiptPromises));
};
