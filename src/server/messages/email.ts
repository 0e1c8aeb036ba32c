import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../content/paths.ts';
import { calls } from '../../contract/calls.ts';
import { MAX_FORM_BYTES, MAX_JSON_BYTES } from '../../contract/constants.ts';
import { REFERENCE_HEADER } from '../../contract/messageReference.ts';
import type { MessageForm } from '../../contract/messageRules.ts';
import { EmailSend, type MessageParams } from '../../contract/schemasEmail.ts';
import { sendRendered, troubleOf } from '../pages/renderAnswer.ts';
import { asksForPage } from '../platform/http/accepts.ts';
import { refusalOf, sendRefusal } from '../platform/http/errors.ts';
import { acceptMultipart, acceptUrlEncoded, type Field, readMultipart } from '../platform/http/forms.ts';
import type { CountIn, RequestHook } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { EmailIds } from '../platform/settings/emailIds.ts';
import { isSuspect, submissionKeyOf } from '../platform/submissions.ts';
import { formOf, toEmailCall, typedForm } from './emailForm.ts';
import type { MessageParts } from './parts.ts';
import type { NewMessage } from './queries/messageRepository.ts';
import { checkWireMessage } from './rules.ts';

type EmailParts = Pick<MessageParts, 'messages' | 'mailQueued' | 'loadRenderer' | 'pageSources'>;

const OPTIONS = { attachValidation: true, schema: { body: EmailSend } };

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const toNewMessage = (form: MessageForm, params: MessageParams): NewMessage => ({
  form,
  name: params.from_name.trim(),
  email: params.from_email.trim(),
  phone: params.phone_number.trim(),
  subject: params.subject.trim(),
  enquiry: (params.enquiry ?? '').trim(),
  message: (params.message ?? '').trim(),
  isSuspect: isSuspect(params),
});

/** The message of a call. Refuses what breaks a rule; the schema has been asked already, its answer is attached. */
const readMessage = ({ body, validationError }: FastifyRequest, ids: EmailIds): NewMessage => {
  const call = asRecord(body);
  const form = formOf(call, ids);
  const fields = checkWireMessage(form, asRecord(call['template_params']));
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal(400, sentence, { fields });
  if (validationError) throw new Refusal(400, sentences.unknownField);
  // The schema found nothing: this is its type.
  return toNewMessage(form, (body as EmailSend).template_params);
};

/** Both kinds of form, in the shape of the JSON call before its schema is checked. */
const acceptForms = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  acceptUrlEncoded(scope, MAX_FORM_BYTES);
  await acceptMultipart(scope, { bodyLimit: MAX_FORM_BYTES, tooLarge: sentences.tooLarge });
  scope.addHook('preValidation', async (request) => {
    const fields = request.isMultipart()
      ? (await readMultipart(request)).fields
      : ((request.body ?? []) as readonly Field[]);
    request.body = toEmailCall(fields);
  });
};

/**
 * The relay: both calls in the shape of an e-mail provider's. `OK` means that the message and the mail to staff are on
 * disk; the mail itself leaves later (docs/requirements.md, MAIL-1 to MAIL-4).
 */
export const registerEmail = async (
  app: FastifyInstance,
  { messages, mailQueued, loadRenderer, pageSources }: EmailParts,
  { ids, countIn, limitForms }: { ids: EmailIds; countIn: CountIn; limitForms: RequestHook },
): Promise<void> => {
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = submissionKeyOf(request);
    const reference = await messages.submit({ ...readMessage(request, ids), key });
    mailQueued();
    if (asksForPage(request.headers.accept)) {
      return reply.redirect(`${paths.messageSent}?reference=${reference}`, 303);
    }
    return reply.header(REFERENCE_HEADER, reference).type('text/plain; charset=utf-8').send('OK');
  };
  await app.register(async (scope) => {
    scope.setErrorHandler(formErrorAnswer({ loadRenderer, pageSources }, ids));
    scope.post(calls.emailSend, { ...OPTIONS, bodyLimit: MAX_JSON_BYTES, onRequest: countIn }, take);
    await scope.register(async (forms) => {
      await acceptForms(forms);
      const options = { ...OPTIONS, bodyLimit: MAX_FORM_BYTES, onRequest: [countIn, limitForms] };
      forms.post(calls.emailSendForm, options, take);
    });
  });
};

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
const formErrorAnswer =
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
