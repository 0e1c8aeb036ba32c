import { paths, receiptPath } from '../../../content/paths.ts';
import { withdrawErrors, withdrawTexts } from '../../../content/withdrawTexts.ts';
import type { Field } from '../../platform/http/forms.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { ApplicationParts } from '../parts.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

export interface WithdrawalForm {
  /** The secret of the link in the mail. */
  token?: string;
  email?: string;
}

const FIELDS: readonly string[] = ['token', 'email'];

/** The fields of a withdrawal's form; a request without a body has none. Refuses unknown and repeated ones with 400. */
export const readWithdrawal = (body: unknown): WithdrawalForm => {
  // Made by the only content type parser of this route.
  const pairs = (body ?? []) as readonly Field[];
  if (pairs.some(([name]) => !FIELDS.includes(name))) throw new Refusal(400, sentences.unknownField);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Refusal(400, sentences.fieldTwice);
  return Object.fromEntries(pairs);
};

/** Counts a try for the application; gives the seconds until the next one where there were too many. */
export type CountTry = () => Promise<number | undefined>;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const refusal = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { fields: { email: sentence } });

/**
 * Refuses an address that is not the application's, whatever its letter case, and reveals nothing of the right one.
 * Tries are counted for each application, so that an address cannot be guessed.
 */
const checkAddress = async (
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

type WithdrawalCallParts = Pick<ApplicationParts, 'withdrawals' | 'receiptPromises' | 'mailQueued'>;

/** What a form came to, and where it leads. */
interface TakenWithdrawal {
  status: 200 | 202;
  location: string;
}

const ANOTHER_LINK_S = '3600';

const sendLink = async (
  { withdrawals, mailQueued }: WithdrawalCallParts,
  application: StoredApplication,
): Promise<TakenWithdrawal> => {
  if (!(await withdrawals.ask(application))) {
    throw new Refusal(429, withdrawErrors.tooManyMails, { headers: { 'retry-after': ANOTHER_LINK_S } });
  }
  mailQueued();
  return { status: 202, location: `${receiptPath(application.reference)}?withdrawal=sent` };
};

const checkToken = async (
  { withdrawals }: WithdrawalCallParts,
  { reference }: StoredApplication,
  { token, countTry }: { token: string; countTry: CountTry },
): Promise<void> => {
  if (await withdrawals.isGood(reference, token)) return;
  // It cannot be guessed; but nobody shall fill the audit.
  if ((await countTry()) === undefined) await withdrawals.noteRefusal(reference);
  throw new Refusal(403, withdrawTexts.linkOver);
};

/**
 * Does what a withdrawal's form asks for: deletes by the secret of a mailed link, or by the address where no mail is
 * sent; else mails such a link. Refuses what proves nothing.
 */
export const takeWithdrawal = async (
  parts: WithdrawalCallParts,
  application: StoredApplication,
  { token, email = '', countTry }: WithdrawalForm & { countTry: CountTry },
): Promise<TakenWithdrawal> => {
  const { withdrawals, receiptPromises, mailQueued } = parts;
  if (token !== undefined) await checkToken(parts, application, { token, countTry });
  else if (receiptPromises.hasMail) return sendLink(parts, application);
  else await checkAddress(application, email, { countTry, withdrawals });
  await withdrawals.withdraw(application, receiptPromises);
  mailQueued();
  return { status: 200, location: paths.applicationWithdrawn };
};
