import { useState } from 'react';
import type { LiveEntry } from './liveCall.ts';

/**
 * Whether what the cache holds is a failure from before the question was put here, as of asking ahead: it is being asked
 * again then, and the visitor is told of a failure only once that has failed, too (docs/requirements.md, FAST-13).
 */
export const useIsFormerFailure = <Data>(question: unknown, entry: LiveEntry<Data> | undefined): boolean => {
  // In an object, since a question may be a function, which the state would call.
  const [former, setFormer] = useState({ question, entry });
  const isNew = former.question !== question;
  if (isNew) setFormer({ question, entry });
  const isFormer = isNew || former.entry === entry;
  return isFormer && entry?.status === 'rejected' && entry.data === undefined;
};
