import type { ScanState } from '../../applications/queries/selectApplications.ts';
import { site } from '../../../content/site.ts';
import { day, when } from '../../platform/clock/when.ts';
import type { HeldData } from '../queries/heldData.ts';
import { heldLines } from './heldLines.ts';

/** Who of the staff wrote or did something is not the person's to have. */
export const withoutStaff = (held: HeldData) => ({
  ...held,
  notes: held.notes.map((note) => ({ ...note, actor: undefined })),
  audit: held.audit.map((entry) => ({ ...entry, actor: undefined })),
});

const SCANNED: Record<ScanState, string> = {
  'not scanned': 'not scanned for viruses',
  pending: 'not yet scanned for viruses',
  clean: 'scanned for viruses without a finding',
  refused: 'refused by our virus scanner',
};

/** What the person reads first. */
export const summaryOf = (email: string, held: HeldData, at: string): string =>
  [
    `What ${site.fullName} holds about ${email}, on ${day(at)}`,
    '',
    ...heldLines(held),
    '',
    ...held.applications.map(
      ({ reference, received_at, job_title, status, delete_after, scan }) =>
        `Application ${reference} for ${job_title}, received ${when(received_at)}, ${status}, its resume ${SCANNED[scan]}, deleted automatically on ${day(delete_after)}.`,
    ),
    ...held.messages.map(
      ({ reference, received_at, subject, delete_after }) =>
        `Message ${reference}, "${subject}", received ${when(received_at)}, deleted automatically on ${day(delete_after)}.`,
    ),
    ...held.alerts.map(
      ({ reference, created_at, confirmed_at, delete_after }) =>
        `Job alert ${reference}, asked for ${when(created_at)}, ${confirmed_at === null ? 'not confirmed' : `confirmed ${when(confirmed_at)}`}, deleted automatically on ${day(delete_after)}.`,
    ),
    '',
    'data.json holds every field of it, word for word; the folder resumes holds the files as they were received.',
    '',
  ].join('\n');
