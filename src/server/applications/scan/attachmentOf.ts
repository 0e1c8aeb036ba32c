import type { Kysely } from 'kysely';
import { mailTexts } from '../../outbox/mailTexts.ts';
import type { ResumeFile } from '../../outbox/resumeFile.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { applicationRepository } from '../queries/applicationRepository.ts';
import { selectApplications } from '../queries/selectApplications.ts';

const { refused, unscanned } = mailTexts.application;

/**
 * What the announcement of an application carries along: the resume, or a sentence in its place where the scanner has
 * refused it, or has not judged it though there is one (docs/requirements.md, SCAN-5). Undefined: it is gone.
 */
export const attachmentOf =
  (db: Kysely<Tables>, { scans }: { scans: boolean }) =>
  async (reference: string): Promise<ResumeFile | string | undefined> => {
    const application = await selectApplications(db)
      .where('applications.reference', '=', reference)
      .executeTakeFirst();
    if (application?.scan === 'refused') return refused;
    if (scans && application && application.scan !== 'clean') return unscanned;
    return applicationRepository(db).resumeBytes(reference);
  };
