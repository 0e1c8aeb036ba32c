import { APPLICATION_FIELDS } from '../../src/contract/applicationFields.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import type { OpeningDetail, Receipt } from '../../src/contract/schemas.ts';
import type { Application, ResumeUpload } from '../../src/store/applicationApi.ts';
import { site } from '../../src/content/site.ts';

export const sampleOpening: OpeningDetail = {
  id: 5,
  job_title: 'Network Engineer',
  company_name: site.fullName,
  location: 'London',
  posted: '2026-11-02T09:00:00.000Z',
  description: 'You mend networks.\n\n## What you do\n\n- Crimp cables\n- Label cabinets',
  requirements: ['A steady hand', 'A driving licence'],
};

export const sampleReceipt: Receipt = {
  reference: '7K3QF-0B9XT-M2WZE-H48RD',
  job_id: 5,
  job_title: 'Network Engineer',
  file_name: 'zebulon-cv.pdf',
  file_size: 2048,
  sha256: 'ab'.repeat(32),
  received: '2026-11-20T10:35:12.000Z',
};

/** The receipt as our own server sends it, with more fields. */
export const sampleOwnReceipt: Receipt = {
  ...sampleReceipt,
  status: 'inReview',
  delete_after: '2027-05-19',
  reply_within_days: 10,
  withdraw_by: 'address',
};

export const sampleApplicant = {
  ...mapFields(APPLICATION_FIELDS, () => ''),
  name: 'Zébulon Öztürk',
  email: 'zebulon@example.com',
  phone: '+44 (20) 7946-0000',
  otherinformation: 'I can start in spring.',
};

/** Makes a file that begins like a PDF, or an empty one if `content` is empty. */
export const sampleResume = (content = 'of-zebulon!!', name = 'zebulon-cv.pdf'): File =>
  new File(content === '' ? [] : ['%PDF-', content], name, { type: 'application/pdf' });

/** What the form sends: first its resume, then the application. */
export const sampleUpload = (): ResumeUpload => ({
  file: sampleResume(),
  uploadName: '20261120T103512000Z_zebulon-cv.pdf',
  jobId: 5,
  key: 'application-0123456789',
});
export const sampleApplication: Application = {
  ...sampleApplicant,
  job_role: 'Network Engineer',
  job_id: 5,
  resumefile: 'stored.pdf',
  hasConsent: false,
  key: 'application-0123456789',
  website: '',
  shownFor: 4321.5,
};
