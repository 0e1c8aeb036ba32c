import { fastify, LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { MAX_JSON_BYTES } from '../contract/constants.ts';
import type { Config } from './config.ts';
import type { Parts } from './parts.ts';
import { registerAccessLog } from './plugins/accessLog.ts';
import { answerClientError } from './plugins/clientError.ts';
import { answerError } from './plugins/errors.ts';
import { registerOtherOrigins } from './plugins/otherOrigins.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerRequestChecks } from './plugins/requestChecks.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerApply } from './routes/apply.ts';
import { registerApplyForm } from './routes/applyForm.ts';
import { registerCareerPages } from './routes/careerPages.ts';
import { registerCareers } from './routes/careers.ts';
import { registerEmail } from './routes/email.ts';
import { registerHealth } from './routes/health.ts';
import { registerMessageOutcome } from './routes/messageOutcome.ts';
import { registerSearch } from './routes/search.ts';
import { registerPages } from './routes/pages.ts';
import { registerReceipt } from './routes/receipt.ts';
import { registerUpload } from './routes/upload.ts';
import { registerWithdraw } from './routes/withdraw.ts';
import { registerWithdrawPage } from './routes/withdrawPage.ts';
import { readableUrl } from './site/readableUrl.ts';
import { byteBudget } from './upload/byteBudget.ts';

export type ServerOptions = Pick<
  Config,
  'logLevel' | 'trustProxy' | 'allowedOrigins' | 'uploadBytesInFlight' | 'emailIds' | 'rateLimits'
>;

/** A whole resume over a slow line; a body that takes longer is given up. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Fastify itself trusts no count, because whoever reaches the port past the proxy can forge one: here it is a choice. */
const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
/** As long as an address may be, so that a long one is a 404 like any other. */
const MAX_PARAM_LENGTH = 4096;

/**
 * The server, built from its parts and not yet listening. Bodies are taken as they are: no type is converted, no
 * field dropped (docs/requirements.md, CALL-7).
 */
export const buildServer = async (parts: Parts, options: ServerOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: { level: options.logLevel, stream: parts.log, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(options.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    rewriteUrl: readableUrl,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  registerAccessLog(app);
  await registerSecurity(app, parts.pageSources);
  await registerOtherOrigins(app, options.allowedOrigins);
  registerRequestChecks(app, options.allowedOrigins);
  await registerRateLimit(app, parts.isSelfCheck);
  registerHealth(app, parts);
  registerCareers(app, parts);
  const { rateLimits } = options;
  const budget = byteBudget(options.uploadBytesInFlight);
  await registerUpload(app, parts, { budget, max: rateLimits.uploads });
  registerApply(app, parts, rateLimits);
  // Where another host has the openings our pages hold no form for ours.
  if (parts.pageSources.careersHost === '')
    await registerApplyForm(app, parts, { budget, max: rateLimits.applications });
  await registerEmail(app, parts, { ids: options.emailIds, max: rateLimits.messages });
  registerReceipt(app, parts);
  registerWithdrawPage(app, parts);
  await registerWithdraw(app, parts);
  registerMessageOutcome(app, parts);
  registerSearch(app, parts);
  registerCareerPages(app, parts);
  await registerPages(app, parts);
  return app;
};
