import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { alertPath, paths } from '../../../content/paths.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { listQueryOf, writeFilters } from '../../../contract/openingFilterQuery.ts';
import { readFilters } from '../../../contract/openingFilters.ts';
import { isEmail, personErrors } from '../../../contract/personRules.ts';
import type { PageSeed } from '../../../contract/renderer.ts';
import { renderAnswer, sendRendered, troubleOf } from '../../pages/renderAnswer.ts';
import { pageFile, sendNotFound, sendPage } from '../../pages/sendPage.ts';
import { hasUnstorable } from '../../platform/database/engine.ts';
import { asksForPage } from '../../platform/http/accepts.ts';
import { queryIn } from '../../platform/http/address.ts';
import { sendAnswer } from '../../platform/http/answer.ts';
import { clientOf } from '../../platform/http/client.ts';
import { refusalOf, sendRefusal } from '../../platform/http/errors.ts';
import { acceptUrlEncoded } from '../../platform/http/forms.ts';
import type { CountIn } from '../../platform/http/limits.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { AlertParts } from '../parts.ts';
import type { WantedAlert } from './alertRepository.ts';

/** As long as an address may be. */
const MAX_ASKED = 2000;

const FIELDS: readonly string[] = ['email', 'listQuery', 'token', 'action', 'List-Unsubscribe'];

/** The fields of an alert's form. Refuses unknown and repeated ones with 400. */
const readAlertForm = (body: unknown): Readonly<Record<string, string>> => {
  // Made by the one parser of these routes.
  const pairs = (body ?? []) as readonly (readonly [string, string])[];
  if (pairs.some(([name]) => !FIELDS.includes(name))) throw new Refusal(400, sentences.unknownField);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Refusal(400, sentences.fieldTwice);
  return Object.fromEntries(pairs);
};

/**
 * What a form asks for, in one spelling: values that no opening has today may come, so that they hold; order and page
 * are nobody's wish. Refuses an address that cannot be one.
 */
const toWantedAlert = ({ email = '', listQuery = '' }: Readonly<Record<string, string>>): WantedAlert => {
  const text = email.trim();
  const isGood = text.length <= MAX_LENGTH.email && isEmail(text) && !hasUnstorable(text);
  const problem = text === '' ? 'Enter your email address' : personErrors.email;
  if (!isGood) throw new Refusal(400, problem, { fields: { email: problem } });
  const { q, location, department, employment_type, workplace } = readFilters(listQueryOf(listQuery)).filters;
  const wanted = writeFilters({ q, location, department, employment_type, workplace });
  if (wanted.length > MAX_ASKED || hasUnstorable(wanted)) throw new Refusal(400, sentences.addressTooLong);
  return { email: text, listQuery: wanted };
};

interface AlertRoute {
  Params: { reference: string };
  Querystring: { token?: unknown };
}

const hide = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');

const tokenOf = ({ query }: FastifyRequest<AlertRoute>, form: Readonly<Record<string, string>>): string =>
  form['token'] ?? (typeof query.token === 'string' ? query.token : '');

/** The form again, with what was typed and what is wrong with it; the plain refusal to a program. */
const answerRefused = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, error, form }: { parts: AlertParts; error: unknown; form: Readonly<Record<string, string>> },
): Promise<FastifyReply> => {
  const refusal = refusalOf(error as FastifyError, request);
  const canDraw = asksForPage(request.headers.accept) && (await parts.loadRenderer()) !== undefined;
  if (!canDraw) return sendRefusal(refusal, reply);
  const errors = refusal.body.fields ?? {};
  const { email = '', listQuery = '' } = form;
  reply.headers(refusal.headers);
  return sendRendered(hide(reply), parts, {
    status: refusal.status,
    url: paths.jobAlerts,
    seed: {},
    filledIn: {
      values: { email, listQuery },
      errors,
      ...(Object.keys(errors).length === 0 && { trouble: troubleOf(refusal) }),
    },
  });
};

/** Where alerts are asked for: a plain form, and the same answer whether or not the address is known (ALERT-1). */
const registerAsking = (app: FastifyInstance, parts: AlertParts, countIn: CountIn): void => {
  const { hasMail } = parts;
  app.post(paths.jobAlerts, { onRequest: countIn }, async (request, reply) => {
    let form: Readonly<Record<string, string>> = {};
    try {
      form = readAlertForm(request.body);
      if (!hasMail) throw new Refusal(503, sentences.noMail);
      await parts.alerts.ask(toWantedAlert(form));
      parts.mailQueued();
      return await hide(reply).redirect(`${paths.jobAlerts}?sent=1`, 303);
    } catch (error) {
      return answerRefused(request, reply, { parts, error, form });
    }
  });
};

/**
 * Where the links in mails lead: looking changes nothing, the form or a mail program's one request does (ALERT-2). Not
 * limited: a large mail service sends those of all its customers from a few addresses, and no token can be guessed.
 */
const registerActing = (app: FastifyInstance, { alerts }: AlertParts): void => {
  app.post<AlertRoute>(paths.jobAlert, async (request, reply) => {
    const form = readAlertForm(request.body);
    const { reference } = request.params;
    const token = tokenOf(request, form);
    hide(reply);
    // RFC 8058: ends all that the mail told of, and is not sent anywhere else.
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

const OUTCOMES = ['sent', 'confirmed', 'ended'] as const;

/** With the parameters that the page reads, and no others. */
const alertsUrl = (query: Record<string, unknown>, search: string): string => {
  const outcome = OUTCOMES.find((each) => each in query);
  const wanted = outcome ? `${outcome}=1` : listQueryOf(search);
  return paths.jobAlerts + (wanted && `?${wanted}`);
};

/** Job alerts by mail, without an account and without a script. */
export const registerAlerts = async (
  app: FastifyInstance,
  parts: AlertParts,
  countIn: CountIn,
): Promise<void> => {
  app.get(paths.jobAlerts, async (request, reply) => {
    if (!(await parts.loadRenderer())) {
      const file = pageFile('jobAlerts');
      return (await sendPage(reply, parts, { file })) ? reply : sendNotFound(request, reply, parts);
    }
    const url = alertsUrl(request.query as Record<string, unknown>, queryIn(request));
    const answer = await parts.siteAnswers.get(url, () =>
      renderAnswer(parts, {
        status: 200,
        url,
        seed: parts.hasMail ? {} : { hasNoAlerts: true },
        client: clientOf(request),
      }),
    );
    return sendAnswer(hide(reply), answer);
  });

  app.get<AlertRoute>(paths.jobAlert, async (request, reply) => {
    const found = await parts.alerts.find(request.params.reference, tokenOf(request, {}));
    const alert: PageSeed['alert'] = found
      ? { state: found.confirmed_at === null ? 'waiting' : 'running', listQuery: found.list_query }
      : { state: 'over' };
    const url = `${alertPath(request.params.reference)}?token=${encodeURIComponent(tokenOf(request, {}))}`;
    return sendRendered(hide(reply), parts, { status: found ? 200 : 404, url, seed: { alert } });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    registerAsking(scope, parts, countIn);
    registerActing(scope, parts);
  });
};
