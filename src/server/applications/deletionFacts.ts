import { ENDED_STAGES } from '../../contract/desk/constants.ts';
import type { Receipt } from '../../contract/schemas.ts';
import { statusAt } from '../openings/queries/toOpening.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

/** Whether the day of deletion is known: the period has begun, or an earlier release named the day. */
const isDayKnown = (application: StoredApplication, now: Date): boolean => {
  const { status, promised_until, opening_status, publish_at, closing_date } = application;
  if (promised_until !== null || ENDED_STAGES.includes(status)) return true;
  const opening = statusAt({ status: opening_status, publish_at, closing_date }, now.toISOString());
  return ['received', 'inReview'].includes(status) && ['closed', 'general'].includes(opening);
};

type DeletionFacts = Pick<Receipt, 'delete_after' | 'retention_days' | 'kept_until' | 'is_on_hold'>;

/** What an applicant may know about the deletion of an application: the rule, and the day once it is known. */
export const toDeletionFacts = (application: StoredApplication, now: Date): DeletionFacts => {
  const { delete_after, retention_days, promised_until, consent_until, hold_reason } = application;
  if (hold_reason !== null) return { is_on_hold: true };
  return {
    ...(isDayKnown(application, now) && { delete_after: delete_after.slice(0, 10) }),
    ...(retention_days !== null && promised_until === null && { retention_days: Number(retention_days) }),
    ...(consent_until !== null && { kept_until: consent_until.slice(0, 10) }),
  };
};
