import { resumeErrors } from '../../../contract/applicationRules.ts';
import type { FilledIn } from '../../../contract/renderer.ts';
import { withoutTimestamp } from '../../../lib/timestampedName.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { ApplicationParts } from '../parts.ts';
import { judgeFile } from '../resumes/judgeFile.ts';
import type { ReceivedFile, ReceivedForm } from '../resumes/receivedForm.ts';
import { tidyClientName } from '../resumes/tidyClientName.ts';

/** What a form has for a resume: an upload of ours, or what is wrong with it. */
export interface ResumeOfForm {
  upload?: FilledIn['upload'];
  /** The upload belongs to an application already: perhaps to this very form, sent twice. */
  isClaimed?: boolean;
  fault?: Refusal;
}

const BUSY = 503;

const store = async (
  resumes: ApplicationParts['resumes'],
  file: ReceivedFile,
  opening_id: number,
): Promise<ResumeOfForm> => {
  const client_name = tidyClientName(file.clientName);
  const type = await judgeFile(file);
  const { stored_name } = await resumes.store({ client_name, type, bytes: file.bytes, opening_id });
  return { upload: { token: stored_name, name: withoutTimestamp(client_name) } };
};

const recall = async (
  resumes: ApplicationParts['resumes'],
  token: string,
  openingId: number,
): Promise<ResumeOfForm> => {
  if (token === '') throw new Refusal(400, resumeErrors.missing);
  const found = await resumes.find(token);
  if (!found) throw new Refusal(422, resumeErrors.notUploaded);
  if (found.opening_id !== openingId) throw new Refusal(422, sentences.resumeOfOtherJob);
  const upload = { token, name: withoutTimestamp(found.client_name) };
  return { upload, isClaimed: found.claimed_by !== null };
};

/**
 * The resume of a form: the file that came with it, stored before anything else is judged so that it need not be chosen
 * again; else the upload that an earlier answer has named. Throws only what is no fault of the form's.
 */
export const resumeOfForm = async (
  resumes: ApplicationParts['resumes'],
  { texts, file }: Pick<ReceivedForm, 'texts' | 'file'>,
  openingId: number,
): Promise<ResumeOfForm> => {
  try {
    return await (file
      ? store(resumes, file, openingId)
      : recall(resumes, texts['upload_token'] ?? '', openingId));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === BUSY) throw error;
    return { fault: error };
  }
};
