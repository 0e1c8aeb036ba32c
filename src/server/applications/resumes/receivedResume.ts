import { resumeErrors } from '../../../contract/applicationRules.ts';
import { MAX_LENGTH, type ResumeType } from '../../../contract/constants.ts';
import type { ReceivedFile } from '../../platform/http/forms.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { judgeResume } from '../resumeType/judgeResume.ts';

/** The name of the file's field in both forms. */
export const RESUME_FIELD = 'resumefile';

const CONTROL = /[\p{Cc}\p{Surrogate}]/gu;

/** The last part of a path, without control characters, at most 255 UTF-16 units, the ending kept. It never becomes a path. */
export const tidyClientName = (name: string): string => {
  const last = name.split(/[/\\]/).pop() ?? '';
  const tidy = last.replace(CONTROL, '').trim() || 'resume';
  if (tidy.length <= MAX_LENGTH.fileName) return tidy;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(tidy)?.[0] ?? '';
  const stem = tidy.slice(0, MAX_LENGTH.fileName - ending.length);
  return stem.replace(CONTROL, '') + ending;
};

/** A received file as it is stored, its type judged by its content. Refuses with one sentence a cause. */
export const toResume = async ({
  name,
  bytes,
  isTooLarge,
}: ReceivedFile): Promise<{ client_name: string; type: ResumeType; bytes: Buffer }> => {
  if (isTooLarge) throw new Refusal(413, resumeErrors.tooLarge);
  if (bytes.length === 0) throw new Refusal(400, resumeErrors.empty);
  const type = await judgeResume(bytes);
  if (!type) throw new Refusal(400, resumeErrors.type);
  return { client_name: tidyClientName(name), type, bytes };
};
