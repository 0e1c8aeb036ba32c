import fastifyStatic from '@fastify/static';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { registerAccessLog } from '../platform/http/accessLog.ts';
import { toTrustFunction } from '../platform/http/client.ts';
import { handleClientError, handleError, handleFrameworkError } from '../platform/http/errors.ts';
import { closeConnectionsOnShutdown } from '../platform/http/limits.ts';
import { listen } from '../platform/http/listen.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { registerHeaders } from '../platform/http/security.ts';
import { StartError } from '../platform/process/failure.ts';
import { registerAccount } from './account.ts';
import { registerAccess } from './access.ts';
import { type DeskDependencies, type DeskSources, makeDeskDependencies } from './dependencies.ts';
import { registerAnswers } from './answers.ts';
import { registerLists } from './applicationLists.ts';
import { registerApplications } from './applications.ts';
import { registerMails } from './mails.ts';
import { registerMessages } from './messages.ts';
import { registerOpenings } from './openings.ts';
import { registerPeople } from './people.ts';
import { registerSession } from './session.ts';
import { buildLinkUrl, registerUsers } from './users.ts';

/** As many as the site, so that idle connections of one address do not keep others out. */
const MAX_CONNECTIONS = 2048;
/** Enough for an opening with the longest texts, at three bytes per character. */
const MAX_BODY_BYTES = 256 * 1024;
/** pdf.js renders resumes in a worker. Bootstrap's icons are data URLs. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'font-src', 'connect-src', 'worker-src', 'manifest-src'].map(
    (name) => `${name} 'self'`,
  ),
  "img-src 'self' data:",
  ...['form-action', 'base-uri', 'frame-ancestors'].map((name) => `${name} 'none'`),
].join(';');
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the desk's browser app, and its index.html at every other path outside the API. */
const registerClient = async (app: FastifyInstance, folder: string): Promise<void> => {
  const hashed = resolve(folder, 'static');
  const isBuilt = existsSync(resolve(folder, 'index.html'));
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // Other paths are pages. @fastify/static rejects a directory path if the request has no Accept-Encoding.
      allowedPath: (path) => /\.\w+$/.test(path),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.startsWith(hashed) ? IMMUTABLE : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(?:api|static)\//.test(request.url);
    if (!isPage) throw new Refusal(404, sentences.notFound);
    if (isBuilt) return reply.sendFile('index.html');
    return reply
      .type('text/plain; charset=utf-8')
      .code(404)
      .send('The staff desk is not built; run `npm run build`\n');
  });
};

/** The server of the staff desk, not yet listening. It shares no route, cookie or file with the public site. */
const buildDesk = async (dependencies: DeskDependencies): Promise<FastifyInstance> => {
  const { config } = dependencies;
  const app = fastify({
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    logger: { level: config.logLevel, stream: dependencies.log, base: { desk: true } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: toTrustFunction(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaErrorFormatter: ([error]) => {
      const field = error?.instancePath.split('/')[1] ?? '';
      return new Refusal(400, `${field || 'The request'} ${error?.message ?? 'is invalid'}`);
    },
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  closeConnectionsOnShutdown(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  registerAccessLog(app, () => undefined);
  await registerHeaders(app, {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cache-control': 'no-store',
  });
  registerAccess(app, dependencies);
  registerSession(app, dependencies);
  registerAccount(app, dependencies);
  registerUsers(app, dependencies);
  registerLists(app, dependencies);
  registerApplications(app, dependencies);
  registerAnswers(app, dependencies);
  registerMails(app, dependencies);
  registerMessages(app, dependencies);
  registerPeople(app, dependencies);
  registerOpenings(app, dependencies);
  await registerClient(app, resolve(config.distDir, 'desk'));
  return app;
};

/**
 * Starts the staff desk. `lines` tell the operator its URL, and a one-time link while no admin has an account.
 * Throws StartError.
 */
export const startDesk = async (sources: DeskSources): Promise<{ app: FastifyInstance; lines: string[] }> => {
  const dependencies = makeDeskDependencies(sources);
  const app = await buildDesk(dependencies);
  const { settings } = sources;
  const address = await listen(app, settings).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(`${error.message}; set DESK_PORT for the staff desk, or DESK_PORT=off`, {
      cause: error,
    });
  });
  const url = settings.url || address;
  const link = await dependencies.users.createFirstAdminLink();
  return {
    app,
    lines: [
      `The staff desk is at ${url}`,
      ...(link
        ? [
            `No admin has an account yet. Create the first one within 24 hours: ${buildLinkUrl(url, link.token)}`,
          ]
        : []),
    ],
  };
};
