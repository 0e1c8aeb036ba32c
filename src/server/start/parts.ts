import type { RenderPage } from '../../contract/renderer.ts';
import type { ApplicationRepository } from '../applications/queries/applicationRepository.ts';
import type { ResumeRepository } from '../applications/resumes/resumeRepository.ts';
import type { WithdrawalRepository } from '../applications/withdrawal/withdrawalRepository.ts';
import type { MessageRepository } from '../messages/queries/messageRepository.ts';
import type { OpeningRepository } from '../openings/queries/openingRepository.ts';
import type { ReceiptFacts } from '../openings/wire.ts';
import type { IsSelfCheck } from '../platform/http/rateLimit.ts';
import type { PageSources } from '../platform/settings/readPageSources.ts';
import type { HealthFacts } from '../upkeep/queries/readHealth.ts';

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
