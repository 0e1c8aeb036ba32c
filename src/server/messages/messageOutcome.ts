import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageLabels } from '../../content/messageTexts.ts';
import { paths } from '../../content/paths.ts';
import { readReference } from '../../contract/messageReference.ts';
import type { PageSeed } from '../../contract/renderer.ts';
import { sendRendered } from '../pages/renderAnswer.ts';
import { pageFile, sendNotFound, sendPage } from '../pages/sendPage.ts';
import type { MessageParts } from './parts.ts';

/** Those of the names after `?fields=` that are names of our fields. */
const invalidFields = (named: unknown): string[] => {
  const names = String(named ?? '').split(',', 20);
  return Object.keys(messageLabels).filter((field) => names.includes(field));
};

interface Outcome {
  name: 'messageSent' | 'messageNotSent';
  /** With the one parameter that the page reads. */
  url: string;
  seed: PageSeed | undefined;
}

/**
 * Where a contact form ends: with the fields at fault, or the message's reference, on it also without JavaScript, hence
 * drawn by the server; the page as it was built where nothing is named (docs/requirements.md, CONTACT-3, WORD-3).
 */
export const registerMessageOutcome = (
  app: FastifyInstance,
  parts: Pick<MessageParts, 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'>,
): void => {
  const outcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, url, seed }: Outcome,
  ): Promise<FastifyReply> => {
    if (seed && (await parts.loadRenderer())) return sendRendered(reply, parts, { status: 200, url, seed });
    const file = pageFile(name);
    return (await sendPage(reply, parts, { file })) ? reply : sendNotFound(request, reply, parts);
  };
  app.get<{ Querystring: { fields?: unknown } }>(paths.messageNotSent, (request, reply) => {
    const fields = invalidFields(request.query.fields);
    const seed = fields.length > 0 ? { invalidFields: fields } : undefined;
    const url = `${paths.messageNotSent}?fields=${fields.join(',')}`;
    return outcome(request, reply, { name: 'messageNotSent', url, seed });
  });
  app.get<{ Querystring: { reference?: unknown } }>(paths.messageSent, (request, reply) => {
    const reference = readReference(request.query.reference);
    const seed = reference === null ? undefined : { messageReference: reference };
    const url = `${paths.messageSent}?reference=${reference}`;
    return outcome(request, reply, { name: 'messageSent', url, seed });
  });
};
