import { randomId } from '../lib/randomId.ts';

/** What a server knows a submission by (docs/requirements.md, ONCE-1). */
export interface SubmissionKey {
  readonly key: string;
  /** It was sent under this key, and no answer told what became of it. */
  isInDoubt: boolean;
}

/** The keys of all that was sent or is about to be, by content. Holds what was typed: never to be put into the state. */
export type Keyring = Map<string, SubmissionKey>;

/**
 * The key of a content: the same content tried again travels under the same key, so that it is taken once; other
 * content gets a new one (docs/requirements.md, ONCE-1, ONCE-2).
 */
export const keyFor = (ring: Keyring, content: string): SubmissionKey => {
  const known = ring.get(content);
  if (known) return known;
  const made = { key: randomId(), isInDoubt: false };
  ring.set(content, made);
  return made;
};
