import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../content/paths.ts';
import { calls } from '../../contract/calls.ts';
import { MAX_FORM_BYTES, MAX_JSON_BYTES } from '../../contract/constants.ts';
import { REFERENCE_HEADER } from '../../contract/messageReference.ts';
import { trimEmail } from '../../contract/personRules.ts';
import { EmailSend } from '../../contract/schemasEmail.ts';
import { type PageDependencies, type RenderDependencies, sendRefusedForm } from '../pages/renderResponse.ts';
import { asksForPage } from '../platform/http/accepts.ts';
import { logAndRefuse, sendRefusal } from '../platform/http/errors.ts';
import { acceptMultipart, acceptUrlEncoded, type Field, readMultipart } from '../platform/http/forms.ts';
import type { CountRequest, RequestHook } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { EmailIds } from '../platform/settings/emailIds.ts';
import { isSuspect, readIdempotencyKey } from '../platform/submissions.ts';
import {
  toMessageForm,
  MESSAGE_FIELDS,
  checkWireMessage,
  toEmailCall,
  readFormTexts,
  toValues,
} from './emailForm.ts';
import type { MessageRepository, NewMessage } from './queries/messageRepository.ts';

/** Dependencies of the contact form calls. */
export interface MessageDependencies extends PageDependencies {
  messages: MessageRepository;
  /** Wakes the outbox worker. */
  wakeOutbox: () => void;
}

/** The body has this type after validation; until then it may be anything. */
interface EmailRoute {
  Body: EmailSend;
}

const ROUTE_OPTIONS = { attachValidation: true, schema: { body: EmailSend } };

/** Reads the message of a call. Refuses invalid fields. */
const readMessage = ({ body, validationError }: FastifyRequest<EmailRoute>, ids: EmailIds): NewMessage => {
  const call = toValues(body);
  const form = toMessageForm(call, ids);
  const fields = checkWireMessage(form, toValues(call['template_params']));
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal(400, sentence, { fields });
  if (validationError) throw new Refusal(400, sentences.unknownField);
  const { template_params: params } = body;
  return {
    form,
    name: params.from_name.trim(),
    email: trimEmail(params.from_email),
    phone: params.phone_number.trim(),
    subject: params.subject.trim(),
    enquiry: (params.enquiry ?? '').trim(),
    message: (params.message ?? '').trim(),
    isSuspect: isSuspect(params),
  };
};

const readFields = async (request: FastifyRequest): Promise<readonly Field[]> => {
  if (request.isMultipart()) return (await readMultipart(request)).fields;
  return Array.isArray(request.body) ? request.body : [];
};

/** Accepts both form encodings, and converts the form to the body of the JSON call before the schema is checked. */
const acceptForms = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  acceptUrlEncoded(scope, MAX_FORM_BYTES);
  await acceptMultipart(scope, { bodyLimit: MAX_FORM_BYTES, tooLarge: sentences.tooLarge });
  scope.addHook('preValidation', async (request) => {
    request.body = toEmailCall(await readFields(request));
  });
};

/**
 * The calls of the contact forms, in the format of an email provider's API. `OK` means that the message and the email
 * to staff are on disk; the email is sent later.
 */
export const registerEmail = async (
  app: FastifyInstance,
  dependencies: MessageDependencies,
  { ids, countRequest, limitForms }: { ids: EmailIds; countRequest: CountRequest; limitForms: RequestHook },
): Promise<void> => {
  const handleMessage = async (
    request: FastifyRequest<EmailRoute>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const key = readIdempotencyKey(request);
    const reference = await dependencies.messages.submit({ ...readMessage(request, ids), key });
    dependencies.wakeOutbox();
    if (asksForPage(request.headers.accept))
      return reply.redirect(`${paths.messageSent}?reference=${reference}`, 303);
    return reply.header(REFERENCE_HEADER, reference).type('text/plain; charset=utf-8').send('OK');
  };
  await app.register(async (scope) => {
    scope.setErrorHandler(makeErrorHandler(dependencies, ids));
    scope.post<EmailRoute>(
      calls.emailSend,
      { ...ROUTE_OPTIONS, bodyLimit: MAX_JSON_BYTES, onRequest: countRequest },
      handleMessage,
    );
    await scope.register(async (forms) => {
      await acceptForms(forms);
      const options = { ...ROUTE_OPTIONS, bodyLimit: MAX_FORM_BYTES, onRequest: [countRequest, limitForms] };
      forms.post<EmailRoute>(calls.emailSendForm, options, handleMessage);
    });
  });
};

/** Statuses that are sent before the form is read, when there is no form to show again. */
const REFUSED_BEFORE_READING = [429, 503];
const FIELDS: readonly string[] = MESSAGE_FIELDS;

/**
 * Handles errors of these calls. A visitor without JavaScript gets the filled-in form with its errors or, if it cannot
 * be rendered, a page that names the invalid fields. Other clients and cross-site forms get only the refusal.
 */
const makeErrorHandler =
  (dependencies: RenderDependencies, ids: EmailIds) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = logAndRefuse(error, request);
    if (refusal.status === 403 || !asksForPage(request.headers.accept)) return sendRefusal(refusal, reply);
    const values = readFormTexts(request.body);
    if (!values && REFUSED_BEFORE_READING.includes(refusal.status)) return sendRefusal(refusal, reply);
    const fieldErrors = Object.entries(refusal.body.fields ?? {}).filter(([name]) => FIELDS.includes(name));
    if (!values || !(await dependencies.loadRenderer())) {
      reply.headers({ ...refusal.headers, 'cache-control': 'no-store' });
      const names = fieldErrors.map(([name]) => name);
      return reply.redirect(`${paths.messageNotSent}?fields=${names.join(',')}`, 303);
    }
    const isEnquiry = toValues(request.body)['template_id'] === ids.enquiry;
    const url = isEnquiry ? paths.contactForm : paths.contactUs;
    const errors = Object.fromEntries(fieldErrors);
    return sendRefusedForm(reply, dependencies, { refusal, url, seed: {}, values, errors });
  };
