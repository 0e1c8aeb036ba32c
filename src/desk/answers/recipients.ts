import { ENDED_STAGES, NEW_REPLY, STAGE_NAMES, type Stage } from '../../contract/desk/constants.ts';
import type { AnswerConflict, SendAnswers } from '../../contract/desk/applicationSchemas.ts';

/** A person who gets an email, as the recruiter saw the record when ticking it or opening the dialog. */
export interface AnswerRecipient {
  reference: string;
  name: string;
  /** The opening's title and the stage; missing for messages. */
  job?: string;
  stage?: Stage;
  isHandled?: boolean;
  /** The time of the record's last change, which the server compares before it sends. */
  updatedAt: string;
}

export const makeSeen = (recipients: readonly AnswerRecipient[]): SendAnswers['seen'] =>
  Object.fromEntries(recipients.map(({ reference, updatedAt }) => [reference, updatedAt]));

/** Whether the stage does not allow an email that sets `status`: the server refuses it too. */
export const hasEnded = ({ stage }: AnswerRecipient, status: Stage | undefined): boolean =>
  stage !== undefined &&
  status !== undefined &&
  (status === 'declined' ? ENDED_STAGES.includes(stage) : stage === 'withdrawn');

/** 'Ada Lovelace, Network Engineer, in review'. */
export const describeRecipient = ({ name, job, stage }: AnswerRecipient): string =>
  [name, job, stage && STAGE_NAMES[stage].toLowerCase()].filter(Boolean).join(', ');

/** What happened to a record meanwhile, without the name: 'hired by Grace, Mon 23 Nov, 10:35'. */
export const describeConflict = (
  { stage, isHandled, by, at }: AnswerConflict,
  formatTime: (iso: string) => string,
): string => {
  const state = stage ? STAGE_NAMES[stage].toLowerCase() : isHandled ? 'handled' : 'changed';
  const what = by === NEW_REPLY ? 'there is a new reply' : state + (by ? ` by ${by}` : '');
  return [what, at && formatTime(at)].filter(Boolean).join(', ');
};

/** The recipients as they are after a conflict: their new state counts as seen. */
export const applyConflicts = (
  recipients: readonly AnswerRecipient[],
  conflicts: readonly AnswerConflict[],
): AnswerRecipient[] =>
  recipients.map((recipient) => {
    const conflict = conflicts.find(({ reference }) => reference === recipient.reference);
    if (!conflict) return recipient;
    const { updatedAt, stage, isHandled } = conflict;
    return { ...recipient, updatedAt, isHandled, ...(stage && { stage }) };
  });
