import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls.ts';
import { MAX_JSON_BYTES } from '../../../contract/constants.ts';
import { Application, Receipt } from '../../../contract/schemas.ts';
import type { CountIn } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import { submissionKeyOf } from '../../platform/submissions/submissionKey.ts';
import type { ApplicationParts } from '../parts.ts';
import { refuseResume } from '../resumes/refuseResume.ts';
import { checkWireApplication } from '../rules/checkWireApplication.ts';
import { toNewApplication } from '../rules/toNewApplication.ts';
import { toReceipt } from '../rules/toReceipt.ts';

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

/** Refuses a body that breaks a rule; `isShapeWrong` when the schema has refused it already. */
const refuseFaults = (body: unknown, isShapeWrong: boolean): void => {
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
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    calls.apply,
    {
      onRequest: countIn,
      bodyLimit: MAX_JSON_BYTES,
      attachValidation: true,
      schema: { body: Application, response: { 200: Receipt } },
    },
    async (request) => {
      refuseFaults(request.body, request.validationError !== undefined);
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
