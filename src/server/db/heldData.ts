import type { Note } from './applicationDesk.ts';
import type { AuditEntry } from './recordAudit.ts';
import type { StoredApplication } from './selectApplications.ts';
import type { QueuedMail, StoredMessage } from './tables.ts';

/** Everything that is held about somebody, or under one reference. */
export interface HeldData {
  applications: StoredApplication[];
  messages: StoredMessage[];
  notes: Note[];
  mails: QueuedMail[];
  audit: AuditEntry[];
}

/** By an e-mail address, whatever its letter case, or by a reference. */
export type PersonKey = { kind: 'email'; email: string } | { kind: 'reference'; reference: string };
