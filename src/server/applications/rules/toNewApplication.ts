import type { Application } from '../../../contract/schemas.ts';
import { isSuspect } from '../../platform/submissions/isSuspect.ts';
import type { NewApplication } from '../storeApplication.ts';
import { agreedVersion } from './agreedVersion.ts';

/** A checked body as it is stored: texts without blanks at their ends (docs/requirements.md, FORM-3). */
export const toNewApplication = (
  body: Application,
  key: string | undefined,
  isTest: boolean,
): NewApplication => ({
  opening_id: Number(body.job_id),
  job_role: body.job_role.trim(),
  name: body.name.trim(),
  email: body.email.trim(),
  phone: body.phone.trim(),
  other_information: (body.otherinformation ?? '').trim(),
  resumefile: body.resumefile,
  consent: agreedVersion(body.consent),
  isSuspect: isSuspect(body),
  key,
  isTest,
});
