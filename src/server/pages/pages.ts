import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths, type StaticPageName } from '../../content/paths.ts';
import { resolvePath, staticPageNames } from '../../content/resolvePath.ts';
import { addressOf } from '../platform/http/addressOf.ts';
import { redirected } from '../platform/http/redirected.ts';
import { pageFile } from './pageFile.ts';
import type { PageParts } from './parts.ts';
import { registerSecurityText } from './securityText.ts';
import { sendAsset } from './sendAsset.ts';
import { refuseMethod, sendNotFound } from './sendNotFound.ts';
import { sendPage } from './sendPage.ts';

/** Pages with routes of their own. */
const RENDERED: ReadonlySet<StaticPageName> = new Set([
  'careers',
  'messageNotSent',
  'messageSent',
  'search',
  'jobAlerts',
]);

/** Sends the page of an opening by its number as the address has it. */
type SendOpening = (reply: FastifyReply, id: string) => Promise<FastifyReply>;

/**
 * The built site: every page at its one address, every other spelling sent there with 301, files, and what leads
 * nowhere (docs/requirements.md, ROUTE-1 to ROUTE-7).
 */
export const registerPages = async (
  app: FastifyInstance,
  parts: Pick<PageParts, 'site' | 'siteAnswers' | 'pageSources'>,
  sendOpening: SendOpening,
): Promise<void> => {
  const { site } = parts;
  await app.register(fastifyStatic, {
    root: site,
    serve: false,
    index: false,
    preCompressed: true,
    suppressWarning: true,
  });

  for (const name of staticPageNames.filter((page) => !RENDERED.has(page))) {
    app.get(paths[name], async (request, reply) =>
      (await sendPage(reply, parts, { file: pageFile(name) })) ? reply : sendNotFound(request, reply, parts),
    );
  }

  registerSecurityText(app, parts);

  app.get('/*', async (request, reply) => {
    refuseMethod(request);
    if (await redirected(request, reply)) return reply;
    const { path } = addressOf(request);
    if (resolvePath(path)?.name === 'careerDetails') return sendOpening(reply, '');
    if (await sendAsset(reply, { site, path })) return reply;
    return sendNotFound(request, reply, parts);
  });

  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, parts));
  // Before the body is read: an address that is not there has nothing to say of a content type.
  app.addHook('onRequest', async (request) => {
    if (request.is404) refuseMethod(request);
  });
};
