import type { FastifyInstance } from 'fastify';
import { resumeErrors } from '../../contract/applicationRules.ts';
import { calls } from '../../contract/calls.ts';
import { MAX_JSON_BYTES } from '../../contract/constants.ts';
import { Application, Receipt } from '../../contract/schemas.ts';
import { openOpening } from '../openings/openOpening.ts';
import type { CountIn } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { submissionKeyOf } from '../platform/submissions.ts';
import type { ApplicationParts } from './parts.ts';
import { toReceipt } from './receipt.ts';
import { checkWireApplication, toNewApplication } from './rules.ts';
import type { NewApplication } from './storeApplication.ts';

/** Why an upload cannot be claimed. Asked after the claim failed, so the answer of the claim itself stands. */
export const refuseResume = async (
  { openings, resumes }: Pick<ApplicationParts, 'openings' | 'resumes'>,
  application: NewApplication,
): Promise<never> => {
  await openOpening(openings, application.opening_id);
  const resume = await resumes.find(application.resumefile);
  const refuse = (status: number, sentence: string) =>
    new Refusal(status, sentence, { fields: { resumefile: sentence } });
  if (!resume) throw refuse(422, resumeErrors.notUploaded);
  if (resume.opening_id !== application.opening_id) throw refuse(422, sentences.resumeOfOtherJob);
  throw refuse(409, sentences.resumeTaken);
};

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

/** Refuses a body that breaks a rule; `isShapeWrong` when the schema has refused it already. */
const refuseInvalid = (body: unknown, isShapeWrong: boolean): void => {
  const fields = checkWireApplication(isObject(body) ? body : {});
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal(400, sentence, { fields });
  if (isShapeWrong) throw new Refusal(400, sentences.unknownField);
};

/**
 * Takes an application; 200 means that it is on disk (docs/requirements.md, CALL-4, CALL-7 to CALL-9). An attempt
 * repeated gets its receipt also when the opening has closed meanwhile (ONCE-2).
 */
export const registerApply = (app: FastifyInstance, parts: ApplicationParts, countIn: CountIn): void => {
  app.post<{ Body: Application }>(
    calls.apply,
    {
      onRequest: countIn,
      bodyLimit: MAX_JSON_BYTES,
      attachValidation: true,
      schema: { body: Application, response: { 200: Receipt } },
    },
    async (request) => {
      refuseInvalid(request.body, request.validationError !== undefined);
      const key = submissionKeyOf(request);
      const application = toNewApplication(request.body, key);
      const stored = await parts.applications.take(application);
      if (!stored) return refuseResume(parts, application);
      parts.unclaimed.noteClaimed(application.resumefile);
      parts.mailQueued();
      return toReceipt(stored, parts.receiptPromises);
    },
  );
};
