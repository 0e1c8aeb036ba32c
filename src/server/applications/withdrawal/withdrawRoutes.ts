import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, receiptPath, withdrawPath } from '../../../content/paths.ts';
import type { FilledIn } from '../../../contract/renderer.ts';
import { type RequestedPage, sendRendered, troubleOf } from '../../pages/renderAnswer.ts';
import { asksForPage, prefersJson } from '../../platform/http/accepts.ts';
import { refusalOf, sendRefusal } from '../../platform/http/errors.ts';
import { acceptUrlEncoded } from '../../platform/http/forms.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { ApplicationParts } from '../parts.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { toReceipt } from '../receipt.ts';
import { type CountTry, readWithdrawal, takeWithdrawal, type WithdrawalForm } from './takeWithdrawal.ts';

interface WithdrawRoute {
  Params: { reference: string };
  Querystring: { token?: unknown };
}

interface RefusedWithdrawal {
  error: unknown;
  /** Missing where there is no application with the reference. */
  application: StoredApplication | undefined;
  form: WithdrawalForm;
}

const FORBIDDEN = 403;
const TEN_MINUTES_MS = 600_000;
/** Addresses that may be tried for one application in ten minutes, by anybody. */
const MOST_TRIES = 5;

const tryCounter = (app: FastifyInstance): ((request: FastifyRequest<WithdrawRoute>) => CountTry) => {
  const limit = app.createRateLimit({
    max: MOST_TRIES,
    timeWindow: TEN_MINUTES_MS,
    allowList: [],
    // Not by client: somebody with several addresses would have more tries.
    keyGenerator: (request) => (request as FastifyRequest<WithdrawRoute>).params.reference.toUpperCase(),
  });
  return (request) => async () => {
    const counted = await limit(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
};

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
  // The form stands on the confirmation page.
  return {
    status,
    url: receiptPath(application.reference),
    seed: { receipt: toReceipt(application, receiptPromises) },
    filledIn: filledInOf(refusal, form),
  };
};

/** Answers a refused withdrawal: to a browser with the page of its form, to a program with the plain refusal. */
const answerRefused = async (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<ApplicationParts, 'loadRenderer' | 'pageSources' | 'receiptPromises'>,
  refused: RefusedWithdrawal,
): Promise<FastifyReply> => {
  const refusal = refusalOf(refused.error as FastifyError, request);
  const canRender = asksForPage(request.headers.accept) && (await parts.loadRenderer()) !== undefined;
  if (!canRender) return sendRefusal(refusal, reply);
  reply.headers({ ...refusal.headers, 'cache-control': 'no-store' });
  return sendRendered(reply, parts, pageOf(refusal, refused, parts.receiptPromises));
};

/**
 * The page that the link in a withdrawal's mail opens. It changes nothing, because mail programs follow links too.
 * Without a secret it redirects to the form that asks for one.
 */
const registerPage = (app: FastifyInstance, parts: ApplicationParts): void => {
  app.get<WithdrawRoute>(paths.withdraw, async ({ params, query: { token } }, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const application = await parts.applications.find(params.reference);
    if (!application) return sendRendered(reply, parts, { status: 404, seed: { withdrawalLink: 'unknown' } });
    const { reference } = application;
    if (typeof token !== 'string') return reply.redirect(`${receiptPath(reference)}#withdraw`, 303);
    const isGood = await parts.withdrawals.isGood(reference, token);
    const seed = { withdrawalLink: isGood ? 'good' : 'over' } as const;
    const url = `${withdrawPath(reference)}?token=${encodeURIComponent(token)}`;
    return sendRendered(reply, parts, { status: isGood ? 200 : FORBIDDEN, url, seed });
  });
};

/**
 * Withdraws an application at its own address, by plain forms that work without JavaScript: a link by mail and its
 * confirmation, or the e-mail address where no mail is sent.
 */
export const registerWithdrawal = async (app: FastifyInstance, parts: ApplicationParts): Promise<void> => {
  registerPage(app, parts);
  const counting = tryCounter(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    scope.post<WithdrawRoute>(paths.withdraw, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      let form: WithdrawalForm = {};
      let application: StoredApplication | undefined;
      try {
        form = readWithdrawal(request.body);
        application = await parts.applications.find(request.params.reference);
        if (!application) throw new Refusal(404, sentences.noSuchApplication);
        const taken = await takeWithdrawal(parts, application, { ...form, countTry: counting(request) });
        if (!prefersJson(request.headers.accept)) return await reply.redirect(taken.location, 303);
        return await reply.code(taken.status).send({ location: taken.location });
      } catch (error) {
        return answerRefused(request, reply, parts, { error, application, form });
      }
    });
  });
};
