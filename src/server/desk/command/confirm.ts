import type { StaffContext } from '../staffContext.ts';
import { refused } from './staffError.ts';

interface Confirmation {
  /** What is about to happen, as a sentence. */
  question: string;
  /** The option --yes. */
  isConfirmed: boolean | undefined;
}

/**
 * Asks before what cannot be undone. Refuses where the answer is not 'yes', and where nobody can be asked and --yes was
 * not given (docs/requirements.md, STAFF-6).
 */
export const confirm = async (
  { questions, isAttended }: Pick<StaffContext, 'questions' | 'isAttended'>,
  { question, isConfirmed }: Confirmation,
): Promise<void> => {
  if (isConfirmed) return;
  if (!isAttended) throw refused(`${question} Nothing was done: this needs a confirmation, add --yes`);
  const answer = await questions.ask(`${question} Type yes to go on: `);
  if (answer?.trim().toLowerCase() !== 'yes') throw refused('Nothing was done');
};
