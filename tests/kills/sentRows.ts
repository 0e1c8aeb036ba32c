import type { Entry } from './ledger.ts';
import type { Submission } from './submission.ts';

export type Kind = 'uploads' | 'applications' | 'messages';

/** Identifies a submission. */
export const identifySubmission = (kind: Kind, { submission }: Entry): string => {
  if (kind === 'uploads') return submission.kind === 'application' ? submission.upload.name : '';
  return String(
    submission.kind === 'application' ? submission.fields['email'] : submission.fields['from_email'],
  );
};

/** Everything that was sent, in the format of `storedRows.ts`. */
export const expectedContent = (kind: Kind, submission: Submission): string => {
  if (submission.kind === 'message') {
    const { subject, from_name, phone_number, message } = submission.fields;
    return JSON.stringify([subject, from_name, phone_number, message]);
  }
  const { upload, fields } = submission;
  if (kind === 'uploads') return `${upload.sha256} ${upload.sha256}`;
  const { job_role, name, phone, otherinformation, job_id } = fields;
  return JSON.stringify([job_role, name, phone, otherinformation, job_id, upload.sha256, 1]);
};

/** An application is mailed to staff and to the applicant, a message to staff. */
export const MAILS_PER_KIND: Record<Kind, number> = { uploads: 0, applications: 2, messages: 1 };
