import { withdrawErrors } from '../../../content/withdrawTexts.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApplicationParts } from '../parts.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

/** Counts a try for the application; the seconds until the next one where there were too many. */
export type CountTry = () => Promise<number | undefined>;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const refusal = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { fields: { email: sentence } });

/**
 * Refuses an address that is not the application's, whatever its letter case, and says nothing of the right one. Tries
 * are counted for each application, so that an address cannot be guessed (docs/requirements.md, PRIV-8).
 */
export const checkAddress = async (
  { reference, email }: StoredApplication,
  typed: string,
  { countTry, withdrawals }: { countTry: CountTry; withdrawals: ApplicationParts['withdrawals'] },
): Promise<void> => {
  if (typed.trim() === '') throw refusal(400, withdrawErrors.missing);
  const seconds = await countTry();
  if (seconds !== undefined) {
    throw new Refusal(429, withdrawErrors.tooManyTries, { headers: { 'retry-after': String(seconds) } });
  }
  if (same(typed, email)) return;
  await withdrawals.noteRefusal(reference);
  throw refusal(403, withdrawErrors.wrong);
};
