import { randomId } from '../lib/randomId.ts';

/** What the server knows all that one form sends by, until it is taken (docs/requirements.md, ONCE-1). */
export interface SubmissionKey {
  readonly key: string;
  /** It was sent under this key, and no answer told what became of it. */
  isInDoubt: boolean;
}

export const newSubmissionKey = (): SubmissionKey => ({ key: randomId(), isInDoubt: false });
