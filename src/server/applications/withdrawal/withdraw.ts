import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../content/paths.ts';
import { prefersJson } from '../../platform/http/accepts.ts';
import { acceptUrlEncoded } from '../../platform/http/forms.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { ApplicationParts } from '../parts.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { answerRefusedWithdrawal } from './answerRefusedWithdrawal.ts';
import type { CountTry } from './checkAddress.ts';
import { readWithdrawal, type WithdrawalForm } from './readWithdrawal.ts';
import { takeWithdrawal } from './takeWithdrawal.ts';

interface AddressOf {
  Params: { reference: string };
}

const TEN_MINUTES_MS = 600_000;
/** Addresses that may be tried for one application in ten minutes, by whomever. */
const MOST_TRIES = 5;

const tryCounter = (app: FastifyInstance): ((request: FastifyRequest<AddressOf>) => CountTry) => {
  const limit = app.createRateLimit({
    max: MOST_TRIES,
    timeWindow: TEN_MINUTES_MS,
    allowList: [],
    // Not by client: whoever has several addresses would have more tries.
    keyGenerator: (request) => (request as FastifyRequest<AddressOf>).params.reference.toUpperCase(),
  });
  return (request) => async () => {
    const counted = await limit(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
};

/**
 * Withdraws an application at its own address, by plain forms that work without JavaScript: a link by mail and the
 * confirmation of it, or the e-mail address where no mail is sent (docs/requirements.md, PRIV-8).
 */
export const registerWithdraw = async (app: FastifyInstance, parts: ApplicationParts): Promise<void> => {
  const counting = tryCounter(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    scope.post<AddressOf>(paths.withdraw, async (request, reply) => {
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
        return answerRefusedWithdrawal(request, reply, parts, { error, application, form });
      }
    });
  });
};
