import type { PageParts } from '../pages/parts.ts';
import type { IsSelfCheck } from '../platform/http/rateLimit.ts';
import type { MessageRepository } from './queries/messageRepository.ts';

/** What the e-mail calls are answered from. */
export interface MessageParts extends PageParts {
  messages: MessageRepository;
  /** Whether a request is the server's own check of itself. */
  isSelfCheck: IsSelfCheck;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
}
