import { resumeErrors } from '../../../contract/applicationRules.ts';
import type { ResumeType } from '../../../contract/constants.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import { judgeResume } from '../resumeType/judgeResume.ts';
import type { ReceivedFile } from './receivedForm.ts';

/** Type of a received file, by its content. Refuses with one sentence a cause (docs/requirements.md, UP-1 to UP-4, UP-7). */
export const judgeFile = async ({ bytes, isOverBudget, isTooLarge }: ReceivedFile): Promise<ResumeType> => {
  if (isTooLarge) throw new Refusal(413, resumeErrors.tooLarge);
  if (isOverBudget) throw new Refusal(503, sentences.busy, { headers: { 'retry-after': '5' } });
  if (bytes.length === 0) throw new Refusal(400, resumeErrors.empty);
  const type = await judgeResume(bytes);
  if (!type) throw new Refusal(400, resumeErrors.type);
  return type;
};
