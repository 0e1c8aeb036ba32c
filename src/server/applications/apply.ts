import type { FastifyInstance } from 'fastify';
import { resumeErrors } from '../../contract/applicationRules.ts';
import { calls } from '../../contract/calls.ts';
import { MAX_JSON_BYTES } from '../../contract/constants.ts';
import { Application, Receipt } from '../../contract/schemas.ts';
import { requireAcceptingOpening } from '../openings/requireOpening.ts';
import type { CountRequest } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { readIdempotencyKey } from '../platform/submissions.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import type { NewApplication } from './queries/storeApplication.ts';
import { toReceipt } from './receipt.ts';
import { checkWireApplication, toNewApplication } from './wireApplication.ts';

export const resumeRefusal = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { fields: { resumefile: sentence } });

/** Finds an upload. Refuses an unknown one, and one that was made for another opening. */
export const findUpload = async (
  { resumes }: Pick<ApplicationDependencies, 'resumes'>,
  { storedName, openingId }: { storedName: string; openingId: number },
) => {
  const upload = await resumes.find(storedName);
  if (!upload) throw resumeRefusal(422, resumeErrors.notUploaded);
  if (upload.opening_id !== openingId) throw resumeRefusal(422, sentences.resumeOfOtherJob);
  return upload;
};

/**
 * Stores an application and returns its reference, or that of an earlier attempt. Refuses it if the opening is not open,
 * or the upload is unknown, was made for another opening or belongs to another application.
 */
export const submitApplication = async (
  dependencies: ApplicationDependencies,
  application: NewApplication,
): Promise<string> => {
  const { resumefile, opening_id } = application;
  const reference = await dependencies.applications.submit(application);
  if (reference === undefined) {
    await requireAcceptingOpening(dependencies.openings, opening_id);
    await findUpload(dependencies, { storedName: resumefile, openingId: opening_id });
    throw resumeRefusal(409, sentences.resumeTaken);
  }
  dependencies.unclaimed.noteClaimed(resumefile);
  dependencies.wakeOutbox();
  return reference;
};

/**
 * The call that submits an application; 200 means that it is on disk. A repeated attempt gets its receipt even if the
 * opening has closed in the meantime.
 */
export const registerApply = (
  app: FastifyInstance,
  dependencies: ApplicationDependencies,
  countRequest: CountRequest,
): void => {
  app.post<{ Body: Application }>(
    calls.apply,
    {
      onRequest: countRequest,
      bodyLimit: MAX_JSON_BYTES,
      attachValidation: true,
      schema: { body: Application, response: { 200: Receipt } },
    },
    async (request) => {
      const fields = checkWireApplication({ ...request.body });
      const [sentence] = Object.values(fields);
      if (sentence) throw new Refusal(400, sentence, { fields });
      if (request.validationError) throw new Refusal(400, sentences.unknownField);
      const application = toNewApplication(request.body, readIdempotencyKey(request));
      const stored = await dependencies.applications.find(await submitApplication(dependencies, application));
      if (!stored) throw new Refusal(404, sentences.noSuchApplication);
      return toReceipt(stored, dependencies.receiptOptions);
    },
  );
};
