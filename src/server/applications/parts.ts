import type { OpeningParts } from '../openings/parts.ts';
import type { ApplicationRepository } from './queries/applicationRepository.ts';
import type { ResumeRepository } from './resumes/resumeRepository.ts';
import type { UnclaimedUploads } from './resumes/unclaimedUploads.ts';
import type { ReceiptPromises } from './rules/toReceipt.ts';
import type { WithdrawalRepository } from './withdrawal/withdrawalRepository.ts';

/** What the calls and pages of applications are answered from. */
export interface ApplicationParts extends OpeningParts {
  resumes: ResumeRepository;
  unclaimed: UnclaimedUploads;
  applications: ApplicationRepository;
  withdrawals: WithdrawalRepository;
  /** What confirmations say beyond the application itself. */
  receiptPromises: ReceiptPromises;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
}
