import { daysAfter } from '../../../lib/daysAfter.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import type { Upload } from './applicationQueries.ts';
import type { StoredApplication } from './selectApplications.ts';

/** A checked application; texts are trimmed. */
export interface NewApplication {
  opening_id: number;
  job_role: string;
  name: string;
  email: string;
  phone: string;
  other_information: string;
  /** Stored name of the upload. */
  resumefile: string;
  /** The client's key (ONCE-1). */
  key?: string | undefined;
  /** Version of the text that was ticked to be kept for longer (PRIV-2). */
  consent?: string | undefined;
  /** It looks like a machine's (ONCE-7). */
  isSuspect?: boolean;
  /** The server's own check. */
  isTest?: boolean;
}

export interface Storing {
  /** For the new application. */
  reference: string;
  at: string;
  periods: Periods;
  announces: boolean;
}

/** The upload's hash stands for it: attempts may have uploaded the same file twice. */
export const applicationContent = (application: NewApplication, sha256: string) => {
  const { opening_id, job_role, name, email, phone, other_information, consent = null } = application;
  return [opening_id, job_role, name, email, phone, other_information, consent, sha256];
};

/** The row to be, with what is known of its resume and its opening. */
export const toStored = (
  { opening_id, job_role, name, email, phone, other_information, ...more }: NewApplication,
  { upload, isRepeat, reference, at, periods }: Storing & { upload: Upload; isRepeat: boolean },
): StoredApplication => ({
  reference,
  opening_id,
  job_title: upload.job_title,
  job_role,
  name,
  email,
  phone,
  other_information,
  received_at: at,
  client_name: upload.client_name,
  file_type: upload.type,
  file_size: upload.size,
  sha256: upload.sha256,
  status: 'received',
  status_at: null,
  read_at: null,
  is_repeat: isRepeat ? 1 : 0,
  is_suspect: more.isSuspect ? 1 : 0,
  is_test: more.isTest ? 1 : 0,
  consent_version: more.consent ?? null,
  delete_after: daysAfter(at, more.consent === undefined ? periods.retentionDays : periods.keptRetentionDays),
});
