import { site } from '../../../content/site.ts';
import { headerText } from '../../outbox/mailText.ts';
import { mailTexts } from '../../outbox/mailTexts.ts';
import { messageIdOf, type OutboxMail } from '../../platform/database/outboxMail.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

const { withdrawn, withdrawnNotice } = mailTexts;

/** A job's title in a sentence of a mail: one line, whatever staff typed. */
const jobOf = ({ job_title }: StoredApplication): string => headerText(job_title);

/** The last mail to the applicant, once the application is deleted. */
export const composeWithdrawn = (application: StoredApplication): OutboxMail => ({
  kind: 'withdrawn',
  subject_reference: application.reference,
  recipient: application.email,
  reply_to: site.careersEmail,
  subject: headerText(withdrawn.subject),
  body: `${withdrawn.opening(application.reference, jobOf(application))}\n\n${withdrawn.last}\n`,
  resume_id: null,
  message_id: messageIdOf(application.reference, 'withdrawn'),
});

/** Tells staff; nothing in it says whose application it was. */
export const composeWithdrawnNotice = (application: StoredApplication): OutboxMail => ({
  kind: 'withdrawnNotice',
  subject_reference: application.reference,
  recipient: null,
  reply_to: null,
  subject: headerText(`${withdrawnNotice.subject}: ${application.reference} – ${application.job_title}`),
  body: `${withdrawnNotice.opening(application.reference, jobOf(application))}\n\n${withdrawnNotice.delete}\n`,
  resume_id: null,
  message_id: messageIdOf(application.reference, 'withdrawnNotice'),
});
