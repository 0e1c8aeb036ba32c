import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../content/paths.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import { troubleOf } from '../../pages/renderAnswer.ts';
import { asksForPage } from '../../platform/http/accepts.ts';
import { refusalOf, sendRefusal } from '../../platform/http/errors.ts';
import type { EmailIds } from '../../platform/settings/emailIds.ts';
import type { MessageParts } from '../parts.ts';
import { typedForm } from './typedForm.ts';

const FORBIDDEN = 403;
/** Refused before the form was read: there is nothing to show again. */
const REFUSED_UNREAD: ReadonlySet<number> = new Set([429, 503]);
const FIELDS = ['from_name', 'from_email', 'phone_number', 'subject', 'message', 'enquiry'];

const ownFields = (fields: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.includes(name)));

/**
 * Failures of the e-mail calls. A visitor without JavaScript gets the form back with every sentence and all that was
 * typed; where it cannot be drawn, a page that names the fields at fault, never what was in them (docs/requirements.md,
 * CONTACT-7). Programs, and forms of other sites, get the plain refusal.
 */
export const formFaultAnswer =
  (parts: Pick<MessageParts, 'loadRenderer' | 'pageSources'>, ids: EmailIds) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = refusalOf(error, request);
    if (refusal.status === FORBIDDEN || !asksForPage(request.headers.accept)) {
      return sendRefusal(refusal, reply);
    }
    const typed = typedForm(request.body, ids);
    if (!typed && REFUSED_UNREAD.has(refusal.status)) return sendRefusal(refusal, reply);
    const errors = ownFields(refusal.body.fields);
    reply.headers({ ...refusal.headers, 'cache-control': 'no-store' });
    if (!typed || !(await parts.loadRenderer())) {
      return reply.redirect(`${paths.messageNotSent}?fields=${Object.keys(errors).join(',')}`, 303);
    }
    const hasErrors = Object.keys(errors).length > 0;
    return sendRendered(reply.header('x-robots-tag', 'noindex'), parts, {
      status: refusal.status,
      url: typed.form === 'contact' ? paths.contactUs : paths.contactForm,
      seed: {},
      filledIn: { values: typed.values, errors, ...(!hasErrors && { trouble: troubleOf(refusal) }) },
    });
  };
