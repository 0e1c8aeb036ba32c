import { compile } from '@fastify/proxy-addr';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { MAX_JSON_BYTES } from '../contract/constants.ts';
import { registerApplyForm } from './applications/form/applyForm.ts';
import { registerUpload } from './applications/resumes/upload.ts';
import { registerApply } from './applications/routes/apply.ts';
import { registerReceipt } from './applications/routes/receipt.ts';
import { registerWithdraw } from './applications/withdrawal/withdraw.ts';
import { registerWithdrawPage } from './applications/withdrawal/withdrawPage.ts';
import { registerEmail } from './messages/routes/email.ts';
import { registerMessageOutcome } from './messages/routes/messageOutcome.ts';
import { registerAlerts } from './openings/alerts/alerts.ts';
import { registerCareerPages, sendOpeningPage } from './openings/routes/careerPages.ts';
import { registerCareers } from './openings/routes/careers.ts';
import { registerFeeds } from './openings/routes/feeds.ts';
import { registerSearch } from './openings/routes/search.ts';
import { registerSitemap } from './openings/routes/sitemap.ts';
import { registerPages } from './pages/pages.ts';
import { readableUrl } from './pages/readableUrl.ts';
import { registerAccessLog } from './platform/http/accessLog.ts';
import { withBareHeaders } from './platform/http/bareHeaders.ts';
import { answerClientError } from './platform/http/clientError.ts';
import { answerError } from './platform/http/errors.ts';
import { registerForgottenProxy } from './platform/http/forgottenProxy.ts';
import { lastAnswers } from './platform/http/connections/lastAnswers.ts';
import { makeServer } from './platform/http/connections/makeServer.ts';
import { isSecureRequest, type Trusts } from './platform/http/kept/isSecureRequest.ts';
import { readyAnswers } from './platform/http/kept/readyAnswers.ts';
import { registerOtherOrigins } from './platform/http/otherOrigins.ts';
import { quietBelowInfo } from './platform/http/quietBelowInfo.ts';
import { clientLimit, registerRateLimit } from './platform/http/rateLimit.ts';
import { registerRequestChecks } from './platform/http/requestChecks.ts';
import { registerSecurity } from './platform/http/security.ts';
import { openSpool } from './platform/http/spool.ts';
import { uploadRoom } from './platform/http/uploadRoom.ts';
import { withoutPort } from './platform/http/withoutPort.ts';
import type { Config } from './platform/settings/config.ts';
import type { Parts } from './start/parts.ts';
import { registerHealth } from './upkeep/routes/health.ts';
import { registerReady } from './upkeep/routes/ready.ts';

export type ServerOptions = Pick<
  Config,
  | 'logLevel'
  | 'trustProxy'
  | 'allowedOrigins'
  | 'serverLimits'
  | 'site'
  | 'dataDir'
  | 'emailIds'
  | 'rateLimits'
>;

/** Fastify itself trusts no count, because whoever reaches the port past the proxy can forge one: here it is a choice. */
const trustOf = (trusted: Config['trustProxy']): Trusts => {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isTrusted = compile(trusted || []);
  return (address, hop) => isTrusted(withoutPort(address), hop);
};
/** As long as an address may be, so that a long one is a 404 like any other. */
const MAX_PARAM_LENGTH = 4096;

/**
 * The server, built from its parts and not yet listening. Bodies are taken as they are: no type is converted, no
 * field dropped (docs/requirements.md, CALL-7).
 */
export const buildServer = async (parts: Parts, options: ServerOptions): Promise<FastifyInstance> => {
  const trusts = trustOf(options.trustProxy);
  const isSecure = isSecureRequest(trusts);
  const isProxy = (address: string) => trusts(address, 0);
  const ready = readyAnswers({ isSecure, isProxy }, parts);
  const last = lastAnswers();
  const app = fastify({
    serverFactory: (handle) =>
      makeServer(
        (request, response) => {
          if (ready.answer(request, response)) return;
          last.note(response);
          handle(request, response);
        },
        {
          most: options.serverLimits.connectionsPerClient,
          isProxy,
        },
      ),
    logger: { level: options.logLevel, stream: parts.log, base: null, hooks: quietBelowInfo },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusts,
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    // What comes on a kept connection while the server ends is answered as ever, and the connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    rewriteUrl: readableUrl,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, withBareHeaders(reply, isSecure(request.raw))),
    clientErrorHandler: answerClientError,
  });
  last.watch(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  registerAccessLog(app, parts.noteAnswer);
  ready.watch(app);
  await registerSecurity(app, parts.pageSources);
  await registerOtherOrigins(app, options.allowedOrigins);
  registerRequestChecks(app, { allowedOrigins: options.allowedOrigins, siteUrl: options.site.siteUrl });
  registerForgottenProxy(app, options.trustProxy, parts.noteProxy);
  await registerRateLimit(app);
  registerHealth(app, parts);
  registerReady(app, parts);
  registerCareers(app, parts);
  const { rateLimits } = options;
  const room = uploadRoom({
    limit: options.serverLimits.uploadBytesInFlight,
    spoolLimit: options.serverLimits.spoolBytes,
    openSpool: () => openSpool(resolve(options.dataDir)),
  });
  const countUpload = clientLimit(app, rateLimits.uploads);
  const countApplication = clientLimit(app, rateLimits.applications);
  await registerUpload(app, parts, { room, countUpload });
  registerApply(app, parts, countApplication);
  // Where another host has the openings our pages hold no form for ours.
  if (parts.pageSources.careersHost === '')
    await registerApplyForm(app, parts, { room, counts: [countApplication, countUpload] });
  await registerEmail(app, parts, { ids: options.emailIds, countIn: clientLimit(app, rateLimits.messages) });
  registerReceipt(app, parts);
  registerWithdrawPage(app, parts);
  await registerWithdraw(app, parts);
  await registerAlerts(app, parts, clientLimit(app, rateLimits.messages));
  registerMessageOutcome(app, parts);
  registerSearch(app, parts);
  registerCareerPages(app, parts);
  registerSitemap(app, parts);
  // Where another host has the openings we know of none.
  if (parts.pageSources.careersHost === '') registerFeeds(app, parts);
  await registerPages(app, parts, (reply, id) => sendOpeningPage(reply, parts, id));
  return app;
};
