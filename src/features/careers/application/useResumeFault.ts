import { useEffect, useState } from 'react';
import { checkResume, resumeErrors } from '../../../contract/applicationRules.ts';
import { looksLikeResume, RESUME_HEAD_BYTES } from '../../../contract/looksLikeResume.ts';
import { readBytes } from '../../../store/draft/readBytes.ts';

const headFault = async (file: File): Promise<string | undefined> => {
  try {
    const head = await readBytes(file.slice(0, RESUME_HEAD_BYTES));
    return looksLikeResume(new Uint8Array(head)) ? undefined : resumeErrors.type;
  } catch {
    // A folder, or a file that is gone: what to do about it is said when it is sent.
    return undefined;
  }
};

/**
 * What is wrong with the chosen file, from the moment in which it is chosen: by its name, its size and its first bytes
 * (docs/requirements.md, UP-1, UP-2). Undefined while nothing is known against it.
 */
export const useResumeFault = (file: File | undefined): string | undefined => {
  const [judged, setJudged] = useState<{ file: File; fault: string }>();
  useEffect(() => {
    if (!file || checkResume(file)) return;
    void headFault(file).then((fault) => {
      if (fault) setJudged({ file, fault });
    });
  }, [file]);
  const known = judged?.file === file ? judged?.fault : undefined;
  return known ?? (file && checkResume(file));
};
