import type { FastifyRequest } from 'fastify';
import { APPLICATION_FIELDS } from '../../../contract/applicationFields.ts';
import { byField } from '../../../contract/fieldTable.ts';
import type { Application } from '../../../contract/schemas.ts';
import type { Opening } from '../../openings/queries/toOpening.ts';
import { readMultipart, type ReceivedFile } from '../../platform/http/forms.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import { RESUME_FIELD } from '../resumes/receivedResume.ts';
import { agreedVersion } from '../rules/toNewApplication.ts';

/** What the applicant typed or ticked; it is shown again when the form comes back. */
const TYPED = [...APPLICATION_FIELDS, 'consent'] as const;
const FORM_FIELDS: readonly string[] = [...TYPED, 'job_role', 'job_id', 'upload_token', 'website'];

type Texts = Readonly<Record<string, string>>;

export interface ApplicationForm {
  /** By field name; every field is optional here. */
  texts: Texts;
  file: ReceivedFile | undefined;
}

const CONSENT_LENGTH = 40;
const HONEYPOT_LENGTH = 200;

/** The form as a browser sends it. Refuses unknown and repeated fields with 400. */
export const readApplicationForm = async (request: FastifyRequest): Promise<ApplicationForm> => {
  const { fields, file } = await readMultipart(request, RESUME_FIELD);
  const texts: Record<string, string> = {};
  for (const [name, value] of fields) {
    // Some programs send a file box without a file as an empty text.
    if (name === RESUME_FIELD) continue;
    if (!FORM_FIELDS.includes(name) || name in texts) throw new Refusal(400, sentences.unknownField);
    texts[name] = value;
  }
  return { texts, file };
};

/** Browsers send line breaks as `\r\n` (HTML, "multipart/form-data encoding algorithm"). */
const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** Every typed text, empty where none came. */
export const textsToShow = (texts: Texts): Record<(typeof TYPED)[number], string> => ({
  ...byField(APPLICATION_FIELDS, (field) => plain(texts[field] ?? '')),
  consent: agreedVersion(texts['consent']) ?? '',
});

/** The form in the shape of the JSON call, so that one set of rules serves both. The job is the address's. */
export const toBody = (texts: Texts, { id, job_title }: Opening, resumefile: string): Application => {
  const { consent, ...typed } = textsToShow(texts);
  if ((texts['consent'] ?? '').length > CONSENT_LENGTH) throw new Refusal(400, sentences.badForm);
  return {
    ...typed,
    job_role: texts['job_role'] ?? job_title,
    job_id: id,
    resumefile,
    ...(consent && { consent }),
    website: (texts['website'] ?? '').slice(0, HONEYPOT_LENGTH),
  };
};
