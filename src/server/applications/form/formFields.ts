import { APPLICATION_FIELDS } from '../../../contract/applicationFields.ts';
import { byField } from '../../../contract/fieldTable.ts';
import type { Application } from '../../../contract/schemas.ts';
import type { Opening } from '../../openings/queries/toOpening.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import { agreedVersion } from '../rules/agreedVersion.ts';

/** What the applicant typed or ticked; it is drawn again when the form comes back. */
const TYPED = [...APPLICATION_FIELDS, 'consent'] as const;

/** The text fields of the application form as a browser sends it by itself; the file is `resumefile`. */
export const FORM_FIELDS = [...TYPED, 'job_role', 'job_id', 'upload_token', 'website'] as const;

type Texts = Readonly<Record<string, string>>;

const CONSENT_LENGTH = 40;
const TRAP_LENGTH = 200;

/** Forms are sent with `\r\n`, whatever the text had (HTML, "multipart/form-data encoding algorithm"). */
const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** Every typed text, empty where none came. */
export const textsToDraw = (texts: Texts): Record<(typeof TYPED)[number], string> => ({
  ...byField(APPLICATION_FIELDS, (field) => plain(texts[field] ?? '')),
  // Drawn again as a tick: only what counts as one.
  consent: agreedVersion(texts['consent']) ?? '',
});

/**
 * The form in the shape of the JSON call, so that one set of rules serves both (docs/requirements.md, CALL-4). The job
 * is the address's, whatever the form says. Refuses a consent that no form of ours can hold.
 */
export const toBody = (texts: Texts, { id, job_title }: Opening, resumefile: string): Application => {
  const { consent, ...typed } = textsToDraw(texts);
  if ((texts['consent'] ?? '').length > CONSENT_LENGTH) throw new Refusal(400, sentences.badForm);
  return {
    ...typed,
    job_role: texts['job_role'] ?? job_title,
    job_id: id,
    resumefile,
    ...(consent && { consent }),
    website: (texts['website'] ?? '').slice(0, TRAP_LENGTH),
  };
};
