import type { StoredApplication } from './selectApplications.ts';
import type { ApplicationStatus } from './applicationTables.ts';

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

/** Composed and decomposed letters, full and half width are the same to somebody who searches. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether every word stands somewhere in what the applicant and the opening say. */
export const holdsWords = (application: StoredApplication, words: readonly string[]): boolean => {
  const { reference, name, email, phone, job_title, job_role, other_information, client_name } = application;
  const text = comparable(
    [reference, name, email, phone, job_title, job_role, other_information, client_name].join('\n'),
  );
  return words.every((word) => text.includes(comparable(word)));
};
