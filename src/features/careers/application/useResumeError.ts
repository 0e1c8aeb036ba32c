import { useEffect, useState } from 'react';
import { checkResume, resumeErrors } from '../../../contract/applicationRules.ts';
import { findResumeObstacle } from '../../../contract/findResumeObstacle.ts';

const checkContent = async (file: File): Promise<string | undefined> => {
  try {
    const obstacle = await findResumeObstacle(file);
    return obstacle && resumeErrors[obstacle];
  } catch {
    // A folder, or a deleted file: the error is shown when it is sent.
    return undefined;
  }
};

/** The error in the selected file's size or content; undefined for a valid file and until it is checked. */
export const useResumeError = (file: File | undefined): string | undefined => {
  const [contentError, setContentError] = useState<{ file: File; error: string }>();
  useEffect(() => {
    if (!file || checkResume(file)) return;
    void checkContent(file).then((error) => {
      if (error) setContentError({ file, error });
    });
  }, [file]);
  const currentError = contentError?.file === file ? contentError?.error : undefined;
  return currentError ?? (file && checkResume(file));
};
