import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { alertPath, paths } from '../../../content/paths.ts';
import { MAX_JSON_BYTES, MAX_LENGTH } from '../../../contract/constants.ts';
import { toListQuery, writeFilters } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { isEmail, personErrors, trimEmail } from '../../../contract/personRules.ts';
import type { PageSeed } from '../../../contract/renderer.ts';
import { renderResponse, sendRefusedForm, sendRendered } from '../../pages/renderResponse.ts';
import { sendBuiltPage } from '../../pages/sendPage.ts';
import { hasUnstorableCharacter } from '../../platform/database/engine.ts';
import { readQuery, redirectToCanonical } from '../../platform/http/requestUrl.ts';
import { sendResponse } from '../../platform/http/cachedResponse.ts';
import { clientKey } from '../../platform/http/client.ts';
import { logAndRefuse } from '../../platform/http/errors.ts';
import {
  acceptMultipart,
  acceptUrlEncoded,
  type FormRoute,
  type FormTexts,
  readMultipart,
  readTexts,
} from '../../platform/http/forms.ts';
import type { CountRequest } from '../../platform/http/limits.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { AlertDependencies } from '../dependencies.ts';
import type { AlertRequest } from './alertRepository.ts';

/** Maximum length of an alert's filters as a query. */
const MAX_QUERY_LENGTH = 2000;
const FIELDS = ['email', 'listQuery', 'token', 'action', 'List-Unsubscribe'];
const OUTCOMES = ['sent', 'confirmed', 'ended'] as const;

/**
 * Reads the requested alert from a form, without sort order and page. A filter may have a value that no opening has now.
 * Refuses an invalid email address and too many filters.
 */
const toAlertRequest = ({ email = '', listQuery = '' }: FormTexts): AlertRequest => {
  const text = trimEmail(email);
  const isValid = text.length <= MAX_LENGTH.email && isEmail(text) && !hasUnstorableCharacter(text);
  const error = text === '' ? 'Enter your email address' : personErrors.email;
  if (!isValid) throw new Refusal(400, error, { fields: { email: error } });
  const { q, location, department, employment_type, workplace } = readFilters(toListQuery(listQuery)).filters;
  const filterQuery = writeFilters({ q, location, department, employment_type, workplace });
  if (filterQuery.length > MAX_QUERY_LENGTH || hasUnstorableCharacter(filterQuery))
    throw new Refusal(400, sentences.addressTooLong);
  return { email: text, listQuery: filterQuery };
};

interface AlertRoute {
  Params: { reference: string };
  Querystring: { token?: unknown };
}

const preventIndexing = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');

const readToken = ({ query }: Pick<FastifyRequest<AlertRoute>, 'query'>, form: FormTexts = {}): string =>
  form['token'] ?? (typeof query.token === 'string' ? query.token : '');

/** The form that requests an alert. The response does not reveal whether the email address is known. */
const registerRequest = (
  app: FastifyInstance,
  dependencies: AlertDependencies,
  countRequest: CountRequest,
): void => {
  app.post<FormRoute>(paths.jobAlerts, { onRequest: countRequest }, async (request, reply) => {
    let form: FormTexts = {};
    try {
      form = readTexts(request.body, FIELDS);
      if (!dependencies.hasMail) throw new Refusal(503, sentences.noMail);
      await dependencies.alerts.request(toAlertRequest(form));
      dependencies.wakeOutbox();
      return await preventIndexing(reply).redirect(`${paths.jobAlerts}?sent=1`, 303);
    } catch (error) {
      const refusal = logAndRefuse(error, request);
      const { email = '', listQuery = '' } = form;
      const page = { url: paths.jobAlerts, seed: {}, values: { email, listQuery } };
      return sendRefusedForm(reply, dependencies, { refusal, ...page });
    }
  });
};

/**
 * The requests that confirm or end an alert, from the page that an emailed link opens or from an email program. There
 * is no rate limit: a large email service sends those of all its customers from a few IP addresses, and tokens cannot
 * be guessed.
 */
const registerLinks = (app: FastifyInstance, { alerts }: AlertDependencies): void => {
  app.post<AlertRoute & FormRoute>(paths.jobAlert, async (request, reply) => {
    const fields = request.isMultipart() ? (await readMultipart(request)).fields : request.body;
    const form = readTexts(fields, FIELDS);
    const { reference } = request.params;
    const token = readToken(request, form);
    preventIndexing(reply);
    // RFC 8058: ends all alerts of the address, and must not redirect.
    if (form['List-Unsubscribe'] === 'One-Click') {
      await alerts.end(reference, token, { isAll: true });
      return reply.type('text/plain; charset=utf-8').send('Ended\n');
    }
    if (form['action'] === 'confirm') {
      const isConfirmed = await alerts.confirm(reference, token);
      return reply.redirect(isConfirmed ? `${paths.jobAlerts}?confirmed=1` : alertPath(reference), 303);
    }
    if (form['action'] !== 'end') throw new Refusal(400, sentences.badForm);
    await alerts.end(reference, token, { isAll: false });
    return reply.redirect(`${paths.jobAlerts}?ended=1`, 303);
  });
};

/** The routes of job alerts, which need neither an account nor JavaScript. */
export const registerAlerts = async (
  app: FastifyInstance,
  dependencies: AlertDependencies,
  countRequest: CountRequest,
): Promise<void> => {
  app.get<{ Querystring: Record<string, unknown> }>(paths.jobAlerts, async (request, reply) => {
    if (!(await dependencies.loadRenderer())) return sendBuiltPage(reply, dependencies, 'jobAlerts');
    const outcome = OUTCOMES.find((each) => each in request.query);
    const query = outcome ? `${outcome}=1` : toListQuery(readQuery(request));
    const url = paths.jobAlerts + (query && `?${query}`);
    const seed = dependencies.hasMail ? {} : { hasNoAlerts: true as const };
    const response = await dependencies.siteResponses.get(url, () =>
      renderResponse(dependencies, { status: 200, url, seed, client: clientKey(request) }),
    );
    return sendResponse(preventIndexing(reply), response);
  });

  app.get<AlertRoute>(paths.jobAlert, async (request, reply) => {
    if (await redirectToCanonical(request, reply)) return reply;
    const { reference } = request.params;
    const token = readToken(request);
    const storedAlert = await dependencies.alerts.find(reference, token);
    const alert: PageSeed['alert'] = storedAlert
      ? {
          state: storedAlert.confirmed_at === null ? 'waiting' : 'running',
          listQuery: storedAlert.list_query,
        }
      : { state: 'ended' };
    const url = `${alertPath(reference)}?token=${encodeURIComponent(token)}`;
    return sendRendered(preventIndexing(reply), dependencies, {
      status: storedAlert ? 200 : 404,
      url,
      seed: { alert },
    });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    registerRequest(scope, dependencies, countRequest);
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    // Email programs may send either kind of form (RFC 8058, 3.2).
    await acceptMultipart(scope, { bodyLimit: MAX_JSON_BYTES, tooLarge: sentences.tooLarge });
    registerLinks(scope, dependencies);
  });
};
