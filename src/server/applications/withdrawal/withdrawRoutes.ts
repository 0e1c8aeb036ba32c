import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, receiptPath, withdrawPath } from '../../../content/paths.ts';
import { withdrawErrors, withdrawTexts } from '../../../content/withdrawTexts.ts';
import { trimEmail } from '../../../contract/personRules.ts';
import { sendRefusedForm, sendRendered } from '../../pages/renderResponse.ts';
import { asksForPage, prefersJson } from '../../platform/http/accepts.ts';
import { logAndRefuse } from '../../platform/http/errors.ts';
import { acceptUrlEncoded, type FormRoute, type FormTexts, readTexts } from '../../platform/http/forms.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { toReceipt } from '../receipt.ts';

interface WithdrawRoute {
  Params: { reference: string };
  Querystring: { token?: unknown };
}

/** Counts an attempt for the application; returns the seconds to wait if there were too many. */
type CountAttempt = () => Promise<number | undefined>;

const FORBIDDEN = 403;
const TEN_MINUTES_MS = 600_000;
/** Attempts per application in ten minutes, from all clients together. */
const MAX_ATTEMPTS = 5;
const LINK_RETRY_AFTER_S = '3600';

const makeAttemptCounter = (app: FastifyInstance): ((request: FastifyRequest) => CountAttempt) => {
  const limit = app.createRateLimit({
    max: MAX_ATTEMPTS,
    timeWindow: TEN_MINUTES_MS,
    allowList: [],
    // Not per client: that would allow more attempts from several IP addresses. The cast, because the plugin does not
    // know of which route the request is.
    keyGenerator: (request) => (request as FastifyRequest<WithdrawRoute>).params.reference.toUpperCase(),
  });
  return (request) => async () => {
    const result = await limit(request);
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : undefined;
  };
};

const emailRefusal = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { fields: { email: sentence } });
const normalise = (text: string): string => trimEmail(text).toLowerCase();

/** Refuses a wrong email address. Attempts per application are limited, so that an address cannot be guessed. */
const checkAddress = async (
  { withdrawals }: ApplicationDependencies,
  { reference, email }: StoredApplication,
  { address, countAttempt }: { address: string; countAttempt: CountAttempt },
): Promise<void> => {
  if (address.trim() === '') throw emailRefusal(400, withdrawErrors.missing);
  const seconds = await countAttempt();
  if (seconds !== undefined)
    throw new Refusal(429, withdrawErrors.tooManyTries, { headers: { 'retry-after': String(seconds) } });
  if (normalise(address) === normalise(email)) return;
  await withdrawals.recordRefusal(reference);
  throw emailRefusal(FORBIDDEN, withdrawErrors.wrong);
};

const checkToken = async (
  { withdrawals }: ApplicationDependencies,
  { reference }: StoredApplication,
  { token, countAttempt }: { token: string; countAttempt: CountAttempt },
): Promise<void> => {
  if (await withdrawals.isValid(reference, token)) return;
  // A token cannot be guessed; the limit only keeps the audit log small.
  if ((await countAttempt()) === undefined) await withdrawals.recordRefusal(reference);
  throw new Refusal(FORBIDDEN, withdrawTexts.linkInvalid);
};

/**
 * With a valid token, withdraws the application. Without one, emails a withdrawal link or, if no mail server is
 * configured, checks the email address and withdraws. Returns the status and the redirect path.
 */
const handleWithdrawal = async (
  dependencies: ApplicationDependencies,
  application: StoredApplication,
  { form: { token, email = '' }, countAttempt }: { form: FormTexts; countAttempt: CountAttempt },
): Promise<{ status: 200 | 202; location: string }> => {
  const { withdrawals, receiptOptions, wakeOutbox } = dependencies;
  if (token === undefined && receiptOptions.hasMail) {
    if (!(await withdrawals.request(application)))
      throw new Refusal(429, withdrawErrors.tooManyMails, { headers: { 'retry-after': LINK_RETRY_AFTER_S } });
    wakeOutbox();
    return { status: 202, location: `${receiptPath(application.reference)}?withdrawal=sent` };
  }
  if (token !== undefined) await checkToken(dependencies, application, { token, countAttempt });
  else await checkAddress(dependencies, application, { address: email, countAttempt });
  await withdrawals.withdraw(application, receiptOptions);
  wakeOutbox();
  return { status: 200, location: paths.applicationWithdrawn };
};

interface RefusedWithdrawal {
  refusal: Refusal;
  /** Undefined for an unknown reference. */
  application: StoredApplication | undefined;
  form: FormTexts;
}

/** Responds to a refused withdrawal: a browser gets the form again, other clients get only the error. */
const sendRefused = async (
  reply: FastifyReply,
  dependencies: ApplicationDependencies,
  { refusal, application, form }: RefusedWithdrawal,
): Promise<FastifyReply> => {
  const { status, headers } = refusal;
  const isInvalidLink = application && form['token'] !== undefined && status === FORBIDDEN;
  if (
    (!application || isInvalidLink) &&
    asksForPage(reply.request.headers.accept) &&
    (await dependencies.loadRenderer())
  ) {
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    return sendRendered(reply, dependencies, {
      status,
      seed: { withdrawalLink: isInvalidLink ? 'invalid' : 'unknown' },
    });
  }
  // The form without a token is on the confirmation page.
  const page =
    application && form['token'] === undefined
      ? {
          url: receiptPath(application.reference),
          seed: { receipt: toReceipt(application, dependencies.receiptOptions) },
        }
      : { seed: {} };
  return sendRefusedForm(reply, dependencies, { refusal, values: form, ...page });
};

/**
 * The routes that withdraw an application, with forms that work without JavaScript. An emailed link opens a page that
 * changes nothing until its form is sent, because email programs follow links too.
 */
export const registerWithdrawal = async (
  app: FastifyInstance,
  dependencies: ApplicationDependencies,
): Promise<void> => {
  app.get<WithdrawRoute>(paths.withdraw, async ({ params, query: { token } }, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const application = await dependencies.applications.find(params.reference);
    if (!application)
      return sendRendered(reply, dependencies, { status: 404, seed: { withdrawalLink: 'unknown' } });
    const { reference } = application;
    if (typeof token !== 'string') return reply.redirect(`${receiptPath(reference)}#withdraw`, 303);
    const isValid = await dependencies.withdrawals.isValid(reference, token);
    const seed = { withdrawalLink: isValid ? 'valid' : 'invalid' } as const;
    const url = `${withdrawPath(reference)}?token=${encodeURIComponent(token)}`;
    return sendRendered(reply, dependencies, { status: isValid ? 200 : FORBIDDEN, url, seed });
  });

  const attemptCounterFor = makeAttemptCounter(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    scope.post<WithdrawRoute & FormRoute>(paths.withdraw, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      let form: FormTexts = {};
      let application: StoredApplication | undefined;
      try {
        form = readTexts(request.body, ['token', 'email']);
        application = await dependencies.applications.find(request.params.reference);
        if (!application) throw new Refusal(404, sentences.noSuchApplication);
        const { status, location } = await handleWithdrawal(dependencies, application, {
          form,
          countAttempt: attemptCounterFor(request),
        });
        if (!prefersJson(request.headers.accept)) return await reply.redirect(location, 303);
        return await reply.code(status).send({ location });
      } catch (error) {
        const refusal = logAndRefuse(error, request);
        return sendRefused(reply, dependencies, { refusal, application, form });
      }
    });
  });
};
