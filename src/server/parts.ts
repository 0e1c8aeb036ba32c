import type { RenderPage } from '../contract/renderer.ts';
import type { ApplicationRepository } from './db/applicationRepository.ts';
import type { MessageRepository } from './db/messageRepository.ts';
import type { OpeningRepository } from './db/openingRepository.ts';
import type { HealthFacts } from './db/readHealth.ts';
import type { ResumeRepository } from './db/resumeRepository.ts';
import type { WithdrawalRepository } from './db/withdrawalRepository.ts';
import type { IsSelfCheck } from './plugins/rateLimit.ts';
import type { PageSources } from './readPageSources.ts';
import type { ReceiptFacts } from './wire.ts';

/** What the server is built from; tests and main.ts hand it in. */
export interface Parts {
  openings: OpeningRepository;
  resumes: ResumeRepository;
  applications: ApplicationRepository;
  messages: MessageRepository;
  withdrawals: WithdrawalRepository;
  /** What confirmations say beyond the application itself. */
  receiptFacts: ReceiptFacts;
  /** Whether a request is the server's own check of itself. */
  isSelfCheck: IsSelfCheck;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
  /** Rejects when the database does not answer. */
  readHealth: () => Promise<HealthFacts>;
  /** Whether what the machine's clock says is not believed (OPS-11). */
  isClockInDoubt: () => boolean;
  /** Whether the disk takes anything now. */
  canStore: () => Promise<boolean>;
  /** Absolute path of the folder of the built site. */
  site: string;
  /** Fetches the built renderer on first use; undefined where it has not been built. */
  loadRenderer: () => Promise<RenderPage | undefined>;
  /** What the built pages may load beyond the site's own files. */
  pageSources: PageSources;
  log: NodeJS.WritableStream;
}
