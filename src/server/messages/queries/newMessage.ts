import type { StoredMessage } from '../../platform/database/tables.ts';

/** A checked message; texts are trimmed. */
export interface NewMessage extends Pick<
  StoredMessage,
  'form' | 'name' | 'email' | 'phone' | 'subject' | 'enquiry' | 'message'
> {
  /** The client's key (ONCE-1). */
  key?: string | undefined;
  /** It looks like a machine's (ONCE-7). */
  isSuspect?: boolean;
}
