import type { PageParts } from '../pages/parts.ts';
import type { MessageRepository } from './queries/messageRepository.ts';

/** What the e-mail calls are answered from. */
export interface MessageParts extends PageParts {
  messages: MessageRepository;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
}
