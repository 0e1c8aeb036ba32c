import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { site } from '../../content/site.ts';
import {
  PreviewAnswers,
  SendAnswers,
  Templates,
  type AnswersSent,
  type RenderedMail,
  type UnknownPlaceholder,
} from '../../contract/desk/applicationSchemas.ts';
import { TEMPLATES } from '../../contract/desk/constants.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readIdempotencyKey } from '../platform/submissions.ts';
import { requireInterview, toState } from './applications.ts';
import type { DeskDependencies } from './dependencies.ts';
import type { Recipient } from './queries/answers.ts';
import { route, type SignedInUser } from './route.ts';
import { DEFAULT_TEMPLATES, fillTemplate, formatInterview, findPlaceholderError } from './templates.ts';

const sentences = {
  gone: 'Some of these were erased or withdrawn in the meantime; nothing was sent',
  conflict: 'Someone else changed some of these in the meantime; nothing was sent',
  zone: 'This time zone is unknown',
  key: 'The request needs an Idempotency-Key',
  noStage: 'A message has no stage',
};

interface RenderedAnswer {
  to: Recipient;
  subject: string;
  body: string;
}

/** Fills in the template for the person behind each reference. Refuses a placeholder without a value. */
const renderAnswers = async (
  { answers }: DeskDependencies,
  { references, interviewAt, timeZone, ...template }: Static<typeof PreviewAnswers>,
  user: SignedInUser,
): Promise<RenderedAnswer[]> => {
  if (formatInterview(new Date(0).toISOString(), timeZone) === undefined)
    throw new Refusal(400, sentences.zone);
  const recipients = new Map((await answers.findRecipients(references)).map((to) => [to.reference, to]));
  return references.map((reference) => {
    const to = recipients.get(reference);
    if (!to) throw new Refusal(404, sentences.gone);
    const at = interviewAt ?? to.state?.interview_at;
    const values = {
      ...{
        name: to.name,
        job: to.job,
        company: to.company ?? site.fullName,
        reference,
        recruiter: user.name,
      },
      interview: at ? formatInterview(at, timeZone) : undefined,
    };
    const error = findPlaceholderError(template, values);
    if (error) throw toRefusal(error);
    return { to, ...fillTemplate(template, values) };
  });
};

/** A 400 refusal that names the placeholder. */
const toRefusal = (details: UnknownPlaceholder): Refusal => {
  const refusal = new Refusal(400, details.error);
  Object.assign(refusal.body, details);
  return refusal;
};

/** Routes for answers by email, templates and previews. */
export const registerAnswers = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { answers, records, hasMail, wakeOutbox } = dependencies;

  const readTemplates = async () => {
    const saved = new Map((await records.listTemplates()).map(({ name, ...template }) => [name, template]));
    return mapFields(TEMPLATES, (name) => saved.get(name) ?? DEFAULT_TEMPLATES[name]);
  };
  route(app, 'readTemplates', {}, readTemplates);
  route(app, 'changeTemplates', { body: Templates }, async ({ body, actor }) => {
    for (const name of TEMPLATES) {
      const error = findPlaceholderError(body[name]);
      if (error) throw toRefusal(error);
    }
    await records.saveTemplates(body, actor);
    return readTemplates();
  });

  route(app, 'previewAnswers', { body: PreviewAnswers }, async ({ body, user }) => {
    const mails = await renderAnswers(dependencies, body, user);
    return {
      mails: mails.map(({ to, subject, body: text }): RenderedMail => ({
        ...{ reference: to.reference, name: to.name, to: to.email, subject, body: text },
      })),
    };
  });

  route(app, 'sendAnswers', { body: SendAnswers }, async ({ body, user, request, reply }) => {
    const { status, isHandled = false, seen = {}, ...draft } = body;
    const key = readIdempotencyKey(request);
    if (key === undefined) throw new Refusal(400, sentences.key);
    const change = status === undefined ? {} : { status, interviewAt: draft.interviewAt };
    requireInterview(change);
    const mails = await renderAnswers(dependencies, draft, user);
    if (status !== undefined && mails.some(({ to }) => to.kind === 'message'))
      throw new Refusal(400, sentences.noStage);
    const content = [user.id, draft, status ?? '', isHandled];
    const result = await answers.send({ key, content, mails, change, isHandled, seen, by: user });
    if (result.kind === 'conflict') {
      if (result.current.length === 0) throw new Refusal(404, sentences.gone);
      return reply.code(409).send({ error: sentences.conflict, current: result.current.map(toState) });
    }
    wakeOutbox();
    const { mails: count, changed } = result.sent;
    const sent: AnswersSent = {
      mails: count,
      hasMail,
      changed: changed.map(({ before, now }) => ({ before: toState(before), now: toState(now) })),
    };
    return sent;
  });
};
