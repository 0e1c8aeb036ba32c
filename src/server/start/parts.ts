import type { ApplicationParts } from '../applications/parts.ts';
import type { AlertParts } from '../openings/parts.ts';
import type { MessageParts } from '../messages/parts.ts';
import type { NoteAnswer } from '../platform/http/accessLog.ts';
import type { UpkeepParts } from '../upkeep/parts.ts';

/** What the server is built from; tests and main.ts hand it in. */
export interface Parts extends ApplicationParts, AlertParts, MessageParts, UpkeepParts {
  log: Pick<NodeJS.WritableStream, 'write'>;
  noteAnswer: NoteAnswer;
}
