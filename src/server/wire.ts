import type { OpeningDetail, OpeningSummary, Receipt } from '../contract/schemas.ts';
import { withoutTimestamp } from '../lib/timestampedName.ts';
import type { StoredApplication } from './db/selectApplications.ts';
import type { Opening } from './db/toOpening.ts';

/** An opening as the careers list spells it. `posted` is a date. */
export const toSummary = (opening: Opening): OpeningSummary => ({
  id: opening.id,
  job_title: opening.job_title,
  company_name: opening.company_name,
  location: opening.location,
  description: opening.description,
  posted: opening.posted_at.slice(0, 10),
});

export const toDetail = (opening: Opening): OpeningDetail => ({
  ...toSummary(opening),
  requirements: opening.requirements,
});

/** What the applicant may keep: no name, no e-mail address (docs/requirements.md, CALL-10). */
export const toReceipt = (application: StoredApplication): Receipt => ({
  reference: application.reference,
  job_id: application.opening_id,
  job_title: application.job_title,
  file_name: withoutTimestamp(application.client_name),
  file_size: application.file_size,
  sha256: application.sha256,
  received: application.received_at,
});
