import { paths, receiptPath } from '../../../content/paths.ts';
import { withdrawErrors, withdrawTexts } from '../../../content/withdrawTexts.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApplicationParts } from '../parts.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { checkAddress, type CountTry } from './checkAddress.ts';
import type { WithdrawalForm } from './readWithdrawal.ts';

export type WithdrawalCallParts = Pick<ApplicationParts, 'withdrawals' | 'receiptPromises' | 'mailQueued'>;

/** What a form came to, and where it leads. */
export interface TakenWithdrawal {
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
 * sent; else mails such a link. Refuses what proves nothing (docs/requirements.md, PRIV-8).
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
