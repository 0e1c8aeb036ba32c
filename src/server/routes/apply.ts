import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { resumeErrors } from '../../contract/applicationRules.ts';
import { calls } from '../../contract/calls.ts';
import { MAX_JSON_BYTES } from '../../contract/constants.ts';
import { Application, Receipt } from '../../contract/schemas.ts';
import { checkWireApplication } from '../checkWireApplication.ts';
import type { NewApplication } from '../db/applicationRepository.ts';
import { openOpening } from '../openOpening.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { sentences } from '../sentences.ts';
import { toReceipt } from '../wire.ts';

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

/** Refuses a body that breaks a rule; `isShapeWrong` when the schema has refused it already. */
const refuseFaults = (body: unknown, isShapeWrong: boolean): void => {
  const fields = checkWireApplication(isObject(body) ? body : {});
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal(400, sentence, { fields });
  if (isShapeWrong) throw new Refusal(400, sentences.unknownField);
};

const toNewApplication = (body: Application): NewApplication => ({
  opening_id: Number(body.job_id),
  job_role: body.job_role.trim(),
  name: body.name.trim(),
  email: body.email.trim(),
  phone: body.phone.trim(),
  other_information: (body.otherinformation ?? '').trim(),
  resumefile: body.resumefile,
});

/** Why an upload cannot be claimed. Asked after the claim failed, so the answer of the claim itself stands. */
const refuseResume = async ({ openings, resumes }: Parts, application: NewApplication): Promise<never> => {
  await openOpening(openings, application.opening_id);
  const resume = await resumes.find(application.resumefile);
  const refuse = (status: number, sentence: string) =>
    new Refusal(status, sentence, { fields: { resumefile: sentence } });
  if (!resume) throw refuse(422, resumeErrors.notUploaded);
  if (resume.opening_id !== application.opening_id) throw refuse(422, sentences.resumeOfOtherJob);
  throw refuse(409, sentences.resumeTaken);
};

/** Takes an application; 200 means that it is on disk (docs/requirements.md, CALL-4, CALL-7 to CALL-9). */
export const registerApply = (app: FastifyInstance, parts: Parts): void => {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    calls.apply,
    {
      bodyLimit: MAX_JSON_BYTES,
      attachValidation: true,
      schema: { body: Application, response: { 200: Receipt } },
    },
    async (request) => {
      refuseFaults(request.body, request.validationError !== undefined);
      const application = toNewApplication(request.body);
      await openOpening(parts.openings, application.opening_id);
      const reference = await parts.applications.submit(application);
      if (reference === undefined) return refuseResume(parts, application);
      parts.mailQueued();
      const stored = await parts.applications.find(reference);
      if (!stored) throw new Error('The application just stored cannot be found');
      return toReceipt(stored);
    },
  );
};
