import type { OpeningDependencies } from '../openings/dependencies.ts';
import type { ApplicationRepository } from './queries/applicationRepository.ts';
import type { ResumeRepository } from './queries/resumeRepository.ts';
import type { UnclaimedUploads } from './unclaimedUploads.ts';
import type { WithdrawalRepository } from './withdrawal/withdrawalRepository.ts';

/** Dependencies of the calls and pages of applications. */
export interface ApplicationDependencies extends OpeningDependencies {
  resumes: ResumeRepository;
  unclaimed: UnclaimedUploads;
  applications: ApplicationRepository;
  withdrawals: WithdrawalRepository;
  receiptOptions: ReceiptOptions;
  /** Wakes the outbox worker. */
  wakeOutbox: () => void;
}

/** Settings that every confirmation shows. */
export interface ReceiptOptions {
  replyWithinDays: number;
  /** Whether a mail server is configured. */
  hasMail: boolean;
  now?: () => Date;
}
