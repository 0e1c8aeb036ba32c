import { useEffect, useState } from 'react';
import { checkResume, resumeErrors } from '../../../contract/applicationRules.ts';
import { looksLikeResume, RESUME_HEAD_BYTES } from '../../../contract/looksLikeResume.ts';

const checkContent = async (file: File): Promise<string | undefined> => {
  try {
    const head = await file.slice(0, RESUME_HEAD_BYTES).arrayBuffer();
    return looksLikeResume(new Uint8Array(head)) ? undefined : resumeErrors.type;
  } catch {
    // A folder, or a deleted file: the error is shown when it is sent.
    return undefined;
  }
};

/** The error in the selected file's name, size or first bytes; undefined for a valid file and until it is checked. */
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
