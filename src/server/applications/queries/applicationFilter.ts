import type { ApplicationStatus } from '../../platform/database/applicationTables.ts';
import { holdsAll } from '../../platform/database/holdsAll.ts';
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
  const { reference, name, email, phone, job_title, job_role, other_information, client_name } = application;
  return holdsAll(
    [reference, name, email, phone, job_title, job_role, other_information, client_name, notes],
    words,
  );
};
