import type { OpeningParts } from '../openings/parts.ts';
import type { ApplicationRepository } from './queries/applicationRepository.ts';
import type { ResumeRepository } from './queries/resumeRepository.ts';
import type { UnclaimedUploads } from './unclaimedUploads.ts';
import type { WithdrawalRepository } from './withdrawal/withdrawalRepository.ts';

/** What the calls and pages of applications are answered from. */
export interface ApplicationParts extends OpeningParts {
  resumes: ResumeRepository;
  unclaimed: UnclaimedUploads;
  applications: ApplicationRepository;
  withdrawals: WithdrawalRepository;
  /** What confirmations say beyond the application itself. */
  receiptPromises: ReceiptPromises;
  /** Wakes the outbox worker. */
  mailQueued: () => void;
}

/** What every confirmation says beyond its application. */
export interface ReceiptPromises {
  replyWithinDays: number;
  /** Whether mail is sent at all. */
  hasMail: boolean;
}
