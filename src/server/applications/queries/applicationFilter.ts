import type { ApplicationStatus } from '../../platform/database/applicationTables.ts';
import { holdsAll } from '../../platform/database/matchReference.ts';
import { APPLICATION_COLUMNS } from './applicationColumns.ts';
import type { StoredApplication } from './selectApplications.ts';

/** Which applications are wanted; what is left out does not matter. */
export interface ApplicationFilter {
  openingId?: number | undefined;
  /** ISO 8601 instant: received then or later. */
  since?: string | undefined;
  status?: ApplicationStatus | undefined;
  isUnread?: boolean | undefined;
  /** Every one of these words stands somewhere in the application, whatever its letter case. */
  words?: readonly string[] | undefined;
}

/** Whether every word stands somewhere in what the applicant, the opening and the notes of staff say. */
export const holdsWords = (
  application: StoredApplication,
  { words, notes }: { words: readonly string[]; notes: string | undefined },
): boolean => {
  const { reference, job_title, job_role, client_name } = application;
  const typed = APPLICATION_COLUMNS.map((column) => application[column]);
  return holdsAll([reference, ...typed, job_title, job_role, client_name, notes], words);
};
