import { resumeErrors } from '../../../contract/applicationRules.ts';
import { openOpening } from '../../openings/rules/openOpening.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { ApplicationParts } from '../parts.ts';
import type { NewApplication } from '../storeApplication.ts';

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
