import { fastify, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { calls } from '../contract/calls.ts';
import { MAX_JSON_BYTES } from '../contract/constants.ts';
import { registerApply } from './applications/apply.ts';
import { registerApplyForm } from './applications/applyForm.ts';
import { registerReceipt } from './applications/receipt.ts';
import { registerUpload } from './applications/upload.ts';
import { registerWithdrawal } from './applications/withdrawal/withdrawRoutes.ts';
import { registerEmail } from './messages/email.ts';
import { registerMessageOutcome } from './messages/messageOutcome.ts';
import { registerAlerts } from './openings/alerts/alerts.ts';
import { registerKeyFile } from './openings/notices/indexNow.ts';
import { registerCareerPages, registerCareers, sendOpeningPage } from './openings/routes/careerPages.ts';
import { registerFeeds } from './openings/routes/feeds.ts';
import { registerSearch } from './openings/routes/search.ts';
import { registerSitemap } from './openings/routes/sitemap.ts';
import { isBuiltRoute, registerPages } from './pages/pages.ts';
import { registerAccessLog } from './platform/http/accessLog.ts';
import { makeDecodable } from './platform/http/requestUrl.ts';
import { warnAboutUnsetTrustProxy, toTrustFunction } from './platform/http/client.ts';
import { handleClientError, handleError, handleFrameworkError } from './platform/http/errors.ts';
import {
  makeClientLimit,
  limitConcurrency,
  closeConnectionsOnShutdown,
  registerRateLimit,
} from './platform/http/limits.ts';
import { Refusal, sentences } from './platform/http/refusal.ts';
import { registerCors, registerRequestChecks } from './platform/http/requestChecks.ts';
import { registerSecurity } from './platform/http/security.ts';
import type { Config } from './platform/settings/config.ts';
import type { Dependencies } from './start/makeDependencies.ts';
import { registerYourData } from './privacy/yourDataRoutes.ts';
import { registerHealth } from './upkeep/health.ts';

type ServerOptions = Pick<
  Config,
  'logLevel' | 'trustProxy' | 'allowedOrigins' | 'site' | 'emailIds' | 'rateLimits' | 'notices'
>;

/** As long as the longest URL, so that every unknown path is answered with 404. */
const MAX_PARAM_LENGTH = 4096;
/** nginx opens about a hundred. Without nginx, connections over the limit are refused, and the process keeps running. */
const MAX_CONNECTIONS = 2048;
/** Node's own limits; nginx limits connections and requests per client (deploy/nginx.conf). */
const nodeLimits = {
  /** For a resume over a slow connection. */
  requestTimeout: 120_000,
  /** For an idle connection. */
  connectionTimeout: 60_000,
  /** Longer than nginx and other proxies keep an idle connection. */
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
};
/** An upload takes up to 6 MB of memory while it arrives, a contact form 1 MB, any other body 64 kB. */
const UPLOAD_CONCURRENCY = { total: 32, perClient: 16 };
const FORM_CONCURRENCY = { total: 32, perClient: 8 };

const HEALTH_ROUTES: readonly string[] = [calls.health, calls.ready];

/** Refuses what needs the database while that is being checked or updated. */
const refuseWhilePreparing = (app: FastifyInstance, { preparation }: Dependencies): void => {
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (!preparation() || url === undefined) return;
    if (HEALTH_ROUTES.includes(url) || isBuiltRoute(url)) return;
    throw new Refusal(503, sentences.starting, { headers: { 'retry-after': '5' } });
  });
};

/** Builds the server; it does not listen yet. Ajv converts no types and removes no unknown fields. */
export const buildServer = async (
  dependencies: Dependencies,
  options: ServerOptions,
): Promise<FastifyInstance> => {
  const app = fastify({
    ...nodeLimits,
    logger: { level: options.logLevel, stream: dependencies.log, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: toTrustFunction(options.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    rewriteUrl: makeDecodable,
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  closeConnectionsOnShutdown(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  registerAccessLog(app, dependencies.recordResponse);
  await registerSecurity(app, dependencies.pageSources);
  await registerCors(app, options.allowedOrigins);
  registerRequestChecks(app, { allowedOrigins: options.allowedOrigins, siteUrl: options.site.siteUrl });
  warnAboutUnsetTrustProxy(app, options.trustProxy);
  refuseWhilePreparing(app, dependencies);
  await registerRateLimit(app);
  registerHealth(app, dependencies);
  registerCareers(app, dependencies);
  const { rateLimits } = options;
  const limitUploads = limitConcurrency(UPLOAD_CONCURRENCY);
  const countUpload = makeClientLimit(app, rateLimits.uploads);
  const countApplication = makeClientLimit(app, rateLimits.applications);
  await registerUpload(app, dependencies, { limitUploads, countUpload });
  registerApply(app, dependencies, countApplication);
  // If another host has the openings, our pages have no application form.
  if (dependencies.pageSources.careersHost === '')
    await registerApplyForm(app, dependencies, { limitUploads, counts: [countApplication, countUpload] });
  await registerEmail(app, dependencies, {
    ids: options.emailIds,
    countRequest: makeClientLimit(app, rateLimits.messages),
    limitForms: limitConcurrency(FORM_CONCURRENCY),
  });
  registerReceipt(app, dependencies);
  await registerWithdrawal(app, dependencies);
  await registerAlerts(app, dependencies, makeClientLimit(app, rateLimits.messages));
  await registerYourData(app, dependencies, makeClientLimit(app, rateLimits.messages));
  registerMessageOutcome(app, dependencies);
  registerSearch(app, dependencies);
  registerCareerPages(app, dependencies);
  registerSitemap(app, dependencies);
  registerKeyFile(app, options.notices);
  // If another host has the openings, there are none to list.
  if (dependencies.pageSources.careersHost === '') registerFeeds(app, dependencies);
  await registerPages(app, dependencies, (reply, id) => sendOpeningPage(reply, dependencies, id));
  return app;
};
