import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationColumn,
} from '../../../contract/applicationFields.ts';
import { byField } from '../../../contract/fieldTable.ts';
import { daysAfter } from '../../../lib/daysAfter.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { APPLICATION_COLUMNS } from './applicationColumns.ts';
import type { Upload } from './applicationQueries.ts';
import type { StoredApplication } from './selectApplications.ts';

/** A checked application; texts are trimmed. */
export interface NewApplication extends Record<ApplicationColumn, string> {
  opening_id: number;
  job_role: string;
  /** Stored name of the upload. */
  resumefile: string;
  /** The client's key (ONCE-1). */
  key?: string | undefined;
  /** Version of the text that was ticked to be kept for longer (PRIV-2). */
  consent?: string | undefined;
  /** It looks like a machine's (ONCE-7). */
  isSuspect?: boolean;
}

export interface Storing {
  /** For the new application. */
  reference: string;
  at: string;
  periods: Periods;
}

/** Always in the content, in this order: what was hashed by an earlier release stays comparable. */
const FIRST: readonly ApplicationColumn[] = ['name', 'email', 'phone', 'other_information'];

/** What came later is named, and left out where it is empty: then the hash is that of a form without it. */
const laterContent = (application: NewApplication): [string, string][] =>
  APPLICATION_FIELDS.flatMap((field) => {
    const { column, isContent } = applicationFields[field];
    const text = application[column];
    return isContent && text !== '' && !FIRST.includes(column) ? [[column, text] as [string, string]] : [];
  });

/**
 * What makes two applications the same one (ONCE-4). The upload's hash stands for it: attempts may have uploaded the
 * same file twice.
 */
export const applicationContent = (application: NewApplication, sha256: string): unknown[] => {
  const { opening_id, job_role, consent = null } = application;
  const first = FIRST.map((column) => application[column]);
  return [opening_id, job_role, ...first, consent, sha256, ...laterContent(application)];
};

/** The row to be, with what is known of its resume and its opening. */
export const toStored = (
  application: NewApplication,
  { upload, isRepeat, reference, at, periods }: Storing & { upload: Upload; isRepeat: boolean },
): StoredApplication => ({
  ...byField(APPLICATION_COLUMNS, (column) => application[column]),
  reference,
  opening_id: application.opening_id,
  job_title: upload.job_title,
  job_role: application.job_role,
  received_at: at,
  client_name: upload.client_name,
  file_type: upload.type,
  file_size: upload.size,
  sha256: upload.sha256,
  status: 'received',
  status_at: null,
  read_at: null,
  is_repeat: isRepeat ? 1 : 0,
  is_suspect: application.isSuspect ? 1 : 0,
  consent_version: application.consent ?? null,
  delete_after: daysAfter(
    at,
    application.consent === undefined ? periods.retentionDays : periods.keptRetentionDays,
  ),
});
