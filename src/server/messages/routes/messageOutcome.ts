import type { FastifyInstance } from 'fastify';
import { messageLabels } from '../../../content/messageTexts.ts';
import { paths } from '../../../content/paths.ts';
import { pageFile } from '../../pages/pageFile.ts';
import { sendNotFound } from '../../pages/sendNotFound.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { sendRendered } from '../../pages/sendRendered.ts';
import type { MessageParts } from '../parts.ts';

/** Those of the names after `?fields=` that are names of our fields. */
const faultyFields = (named: unknown): string[] => {
  const names = String(named ?? '').split(',', 20);
  return Object.keys(messageLabels).filter((field) => names.includes(field));
};

/**
 * Where a contact form ends that was not taken: with the fields at fault on it also without JavaScript, hence drawn by
 * the server; the page as it was built where none is named (docs/requirements.md, CONTACT-3).
 */
export const registerMessageOutcome = (
  app: FastifyInstance,
  parts: Pick<MessageParts, 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'>,
): void => {
  app.get<{ Querystring: { fields?: unknown } }>(paths.messageNotSent, async (request, reply) => {
    const fields = faultyFields(request.query.fields);
    if (fields.length > 0 && (await parts.loadRenderer())) {
      return sendRendered(reply, parts, { status: 200, seed: { faultyFields: fields } });
    }
    const file = pageFile('messageNotSent');
    return (await sendPage(reply, parts, { file })) ? reply : sendNotFound(request, reply, parts);
  });
};
