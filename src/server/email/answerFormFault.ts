import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../content/paths.ts';
import { asksForPage } from '../accepts.ts';
import { refusalOf, sendRefusal } from '../plugins/errors.ts';
import { readToEnd } from './readToEnd.ts';

const FORBIDDEN = 403;
const TOO_LARGE = 413;
const FIELDS = ['from_name', 'from_email', 'phone_number', 'subject', 'message', 'enquiry'];

/**
 * Failures of the e-mail calls. A visitor without JavaScript is sent to a page that names the fields at fault, never
 * what was in them (docs/requirements.md, CONTACT-3); programs, and forms of other sites, get the plain refusal.
 */
export const answerFormFault = async (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const refusal = refusalOf(error, request);
  if (refusal.status === TOO_LARGE) await readToEnd(request.raw);
  if (refusal.status === FORBIDDEN || !asksForPage(request.headers.accept)) {
    return sendRefusal(refusal, reply);
  }
  const names = Object.keys(refusal.body.fields ?? {}).filter((name) => FIELDS.includes(name));
  return reply
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .redirect(`${paths.messageNotSent}?fields=${names.join(',')}`, 303);
};
