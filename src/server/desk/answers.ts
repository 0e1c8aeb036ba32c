import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { site } from '../../content/site.ts';
import {
  PreviewAnswers,
  SendAnswers,
  Templates,
  UndoAnswers,
  type AnswerConflict,
  type AnswersSent,
  type AnswersUndone,
  type RenderedMail,
  type UnknownPlaceholder,
} from '../../contract/desk/applicationSchemas.ts';
import { ENDED_STAGES, TEMPLATES, type Stage } from '../../contract/desk/constants.ts';
import { mapFields } from '../../contract/fieldTable.ts';
import { toOneLine } from '../outbox/mailText.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readIdempotencyKey } from '../platform/submissions.ts';
import { toInterviewCalendar } from './interviewCalendar.ts';
import { requireInterview, toState } from './applications.ts';
import type { DeskDependencies } from './dependencies.ts';
import type { Recipient } from './queries/answers.ts';
import { route, type SignedInUser } from './route.ts';
import { DEFAULT_TEMPLATES, fillTemplate, formatInterview, findPlaceholderError } from './templates.ts';

const sentences = {
  gone: 'Some of these were erased or withdrawn in the meantime; nothing was sent',
  conflict: 'Nothing was sent',
  past: 'The interview is in the past',
  undone: 'These emails were taken back',
  unknown: 'There are no such emails',
  late: 'It is too late: an email has left already',
  zone: 'This time zone is unknown',
  key: 'The request needs an Idempotency-Key',
  noStage: 'A message has no stage',
};

/** The length of an interview if the recruiter does not choose one. */
const DEFAULT_MINUTES = 60;

interface RenderedAnswer {
  to: Recipient;
  subject: string;
  body: string;
}

/** Whether a stage does not allow an email with this new stage: the application has ended. */
const hasEnded = (before: Stage | undefined, next: Stage | undefined): boolean =>
  before !== undefined &&
  next !== undefined &&
  (next === 'declined' ? ENDED_STAGES.includes(before) : before === 'withdrawn');

/** Fills in the template for the person behind each reference. Refuses a placeholder without a value. */
const renderAnswers = async (
  { answers, clock }: DeskDependencies,
  draft: Static<typeof PreviewAnswers>,
  user: SignedInUser,
): Promise<RenderedAnswer[]> => {
  const { references, interviewAt, timeZone, interviewMinutes, interviewPlace, ...template } = draft;
  if (formatInterview({ at: new Date(0).toISOString() }, timeZone) === undefined)
    throw new Refusal(400, sentences.zone);
  if (interviewAt !== undefined && Date.parse(interviewAt) <= clock().getTime())
    throw new Refusal(400, sentences.past, { fields: { interview: sentences.past } });
  const recipients = new Map(
    (await answers.findRecipients(references, user)).map((to) => [to.reference, to]),
  );
  return references.map((reference) => {
    const to = recipients.get(reference);
    if (!to) throw new Refusal(404, sentences.gone);
    const { state } = to;
    const at = interviewAt ?? state?.interview_at;
    const minutes = interviewMinutes ?? state?.interview_minutes;
    const place = interviewPlace ?? state?.interview_place;
    const values = {
      name: toOneLine(to.name),
      job: to.job,
      company: to.company ?? site.fullName,
      reference,
      recruiter: user.name,
      interview: at ? formatInterview({ at, minutes, place }, timeZone) : undefined,
      question: undefined,
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
  const { answers, records, hasMail, settings, wakeOutbox } = dependencies;

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
        reference: to.reference,
        name: toOneLine(to.name),
        to: to.email,
        subject,
        body: text,
        job: to.job ?? null,
        stage: to.state?.status ?? null,
      })),
    };
  });

  /** Describes records that stop an email: what they are now, and who changed them. */
  const describeConflicts = async (
    people: readonly Recipient[],
    why: AnswerConflict['why'],
  ): Promise<AnswerConflict[]> => {
    const changes = await records.readLatestChanges(people);
    return people.map(({ reference, name, state, handledAt, updatedAt }) => ({
      reference,
      name: toOneLine(name),
      why,
      stage: state?.status ?? null,
      isHandled: handledAt !== null,
      updatedAt,
      ...(changes.get(reference) ?? { by: null, at: null }),
    }));
  };

  route(app, 'sendAnswers', { body: SendAnswers }, async ({ body, user, request, reply }) => {
    const { status, isHandled = false, seen, ...draft } = body;
    const key = readIdempotencyKey(request);
    if (key === undefined) throw new Refusal(400, sentences.key);
    const { interviewAt, interviewMinutes = DEFAULT_MINUTES } = draft;
    const interviewPlace = toOneLine(draft.interviewPlace ?? '') || null;
    const change = status === undefined ? {} : { status, interviewAt, interviewMinutes, interviewPlace };
    requireInterview(change);
    const mails = await renderAnswers(dependencies, draft, user);
    if (status !== undefined && mails.some(({ to }) => to.kind === 'message'))
      throw new Refusal(400, sentences.noStage);
    const refuse = async (people: readonly Recipient[], why: AnswerConflict['why']) =>
      reply.code(409).send({ error: sentences.conflict, conflicts: await describeConflicts(people, why) });
    const makeCalendar =
      status === 'interview' && interviewAt !== undefined
        ? (to: Recipient, sequence: number, now: Date) =>
            toInterviewCalendar({
              reference: to.reference,
              job: to.job ?? '',
              company: to.company ?? site.fullName,
              at: interviewAt,
              minutes: interviewMinutes,
              place: interviewPlace ?? '',
              organiser: user,
              attendee: { name: toOneLine(to.name), email: to.email },
              sequence,
              now,
            })
        : undefined;
    const content = [user.id, draft, status ?? '', isHandled];
    const result = await answers.send({
      key,
      content,
      mails,
      change,
      isHandled,
      seen,
      by: user,
      makeCalendar,
      isRefused: (before) => hasEnded(before, status),
    });
    if (result.kind === 'undone') throw new Refusal(409, sentences.undone);
    if (result.kind === 'ended') return refuse(result.ended, 'ended');
    if (result.kind === 'conflict') {
      if (result.changed.length === 0) throw new Refusal(404, sentences.gone);
      return refuse(result.changed, 'changed');
    }
    wakeOutbox();
    const { mails: count, changed } = result.sent;
    const sent: AnswersSent = {
      mails: count,
      hasMail,
      undoSeconds: settings.undoSeconds,
      changed: changed.map(({ before, now }) => ({ before: toState(before), now: toState(now) })),
    };
    return sent;
  });

  route(app, 'undoAnswers', { body: UndoAnswers }, async ({ body, user }): Promise<AnswersUndone> => {
    const result = await answers.undo(body.key, user);
    if (result.kind === 'unknown') throw new Refusal(404, sentences.unknown);
    if (result.kind === 'late') throw new Refusal(409, sentences.late);
    return { mails: result.mails, kept: result.kept };
  });
};
