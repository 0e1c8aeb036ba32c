import type { FastifyInstance } from 'fastify';
import { messageLabels } from '../../content/messageTexts.ts';
import { paths } from '../../content/paths.ts';
import { readReference } from '../../contract/messageReference.ts';
import { type PageDependencies, sendRendered } from '../pages/renderResponse.ts';
import { sendBuiltPage } from '../pages/sendPage.ts';

/**
 * The pages after a contact form was sent without JavaScript. They are rendered with the invalid fields or the
 * message's reference; without these, the prerendered page is sent.
 */
export const registerMessageOutcome = (app: FastifyInstance, dependencies: PageDependencies): void => {
  app.get<{ Querystring: { fields?: unknown } }>(paths.messageNotSent, async (request, reply) => {
    const names = String(request.query.fields ?? '').split(',', 20);
    const invalidFields = Object.keys(messageLabels).filter((field) => names.includes(field));
    if (invalidFields.length === 0 || !(await dependencies.loadRenderer()))
      return sendBuiltPage(reply, dependencies, 'messageNotSent');
    const url = `${paths.messageNotSent}?fields=${invalidFields.join(',')}`;
    return sendRendered(reply, dependencies, { status: 200, url, seed: { invalidFields } });
  });

  app.get<{ Querystring: { reference?: unknown } }>(paths.messageSent, async (request, reply) => {
    const reference = readReference(request.query.reference);
    if (reference === null || !(await dependencies.loadRenderer()))
      return sendBuiltPage(reply, dependencies, 'messageSent');
    const url = `${paths.messageSent}?reference=${reference}`;
    return sendRendered(reply, dependencies, { status: 200, url, seed: { messageReference: reference } });
  });
};
