import { useEffect, useState } from 'react';
import { checkResume, resumeErrors } from '../../../contract/applicationRules.ts';
import { looksLikeResume, RESUME_HEAD_BYTES } from '../../../contract/looksLikeResume.ts';

const headError = async (file: File): Promise<string | undefined> => {
  try {
    const head = await file.slice(0, RESUME_HEAD_BYTES).arrayBuffer();
    return looksLikeResume(new Uint8Array(head)) ? undefined : resumeErrors.type;
  } catch {
    // A folder, or a deleted file: the error is shown when it is sent.
    return undefined;
  }
};

/** The error of the chosen file by its name, its size and its first bytes; undefined until it is known. */
export const useResumeError = (file: File | undefined): string | undefined => {
  const [judged, setJudged] = useState<{ file: File; error: string }>();
  useEffect(() => {
    if (!file || checkResume(file)) return;
    void headError(file).then((error) => {
      if (error) setJudged({ file, error });
    });
  }, [file]);
  const known = judged?.file === file ? judged?.error : undefined;
  return known ?? (file && checkResume(file));
};
