import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';

export interface WithdrawalForm {
  /** The secret of the link in the mail. */
  token?: string;
  email?: string;
}

const FIELDS: readonly string[] = ['token', 'email'];

/** The fields of a withdrawal's form; a request without a body has none. Refuses unknown and repeated ones with 400. */
export const readWithdrawal = (body: unknown): WithdrawalForm => {
  // Made by the one parser of this route.
  const pairs = (body ?? []) as readonly (readonly [string, string])[];
  if (pairs.some(([name]) => !FIELDS.includes(name))) throw new Refusal(400, sentences.unknownField);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Refusal(400, sentences.fieldTwice);
  return Object.fromEntries(pairs);
};
