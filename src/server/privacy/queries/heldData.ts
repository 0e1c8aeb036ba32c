import type { ListedApplication } from '../../applications/queries/selectApplications.ts';
import type { QueuedMail, StoredAlert, StoredMessage } from '../../platform/database/tables.ts';
import type { Note } from '../../platform/records/note.ts';
import type { AuditEntry } from '../../platform/records/recordAudit.ts';

/** Everything that is held about somebody, or under one reference. */
export interface HeldData {
  applications: ListedApplication[];
  messages: StoredMessage[];
  alerts: Omit<StoredAlert, 'token' | 'mailbox'>[];
  notes: Note[];
  mails: QueuedMail[];
  audit: AuditEntry[];
}

/** By an e-mail address, whatever its letter case, or by a reference. */
export type PersonKey = { kind: 'email'; email: string } | { kind: 'reference'; reference: string };
