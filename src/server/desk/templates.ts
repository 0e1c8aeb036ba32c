import type { Template, Templates, UnknownPlaceholder } from '../../contract/desk/applicationSchemas.ts';
import { PLACEHOLDERS, type Placeholder } from '../../contract/desk/constants.ts';
import { toBodyText, toHeaderText } from '../outbox/mailText.ts';

/** The templates that apply until an admin edits them. */
export const DEFAULT_TEMPLATES: Templates = {
  invite: {
    subject: 'Your application for {job}: interview',
    body: `Dear {name},

Thank you for applying for {job}. We would like to meet you and suggest an interview:

{interview}

Please reply to this email to confirm the time, or suggest another one if it does not suit you.

Kind regards
{recruiter}
{company}`,
  },
  decline: {
    subject: 'Your application for {job}',
    body: `Dear {name},

Thank you for applying for {job} and for the time you put into it. We read your application carefully and have decided to proceed with other applicants.

We wish you all the best in your search.

Kind regards
{recruiter}
{company}`,
  },
  question: {
    subject: 'A question about your application for {job}',
    body: `Dear {name},

Thank you for applying for {job}. Before we continue, we have a question:

{question}

Please reply to this email.

Kind regards
{recruiter}
{company}`,
  },
};

export type PlaceholderValues = Readonly<Record<Placeholder, string | undefined>>;

const PLACEHOLDER = /\{([^{}\n]{0,40})\}/g;
const isKnown = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name);

const reasons: Readonly<Record<Placeholder, string>> = {
  name: 'the person gave no name',
  job: 'a message is not about a job',
  company: 'the company has no name',
  interview: 'enter the date and time of the interview first',
  recruiter: 'your account has no name',
  reference: 'there is no reference',
  question: 'write your question in its place',
};

/** Finds the first placeholder that is unknown or, if `values` are given, has no value; undefined if there is none. */
export const findPlaceholderError = (
  { subject, body }: Template,
  values?: PlaceholderValues,
): UnknownPlaceholder | undefined => {
  for (const [, name = ''] of `${subject}\n${body}`.matchAll(PLACEHOLDER)) {
    if (!isKnown(name))
      return {
        error: `There is no placeholder {${name}}. Use ${PLACEHOLDERS.map((each) => `{${each}}`).join(', ')}`,
        placeholder: name,
        known: [...PLACEHOLDERS],
      };
    if (values && !values[name]?.trim())
      return {
        error: `{${name}} has no value: ${reasons[name]}`,
        placeholder: name,
        known: [...PLACEHOLDERS],
      };
  }
  return undefined;
};

/** Fills in a template for one person. Placeholders inside values are not filled in. */
export const fillTemplate = ({ subject, body }: Template, values: PlaceholderValues): Template => {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (match, name: string) => (isKnown(name) ? (values[name] ?? '') : match));
  return { subject: toHeaderText(fill(subject)), body: `${toBodyText(fill(body)).trim()}\n` };
};

interface Interview {
  at: string;
  minutes?: number | null | undefined;
  place?: string | null | undefined;
}

/**
 * Formats an interview as `Monday, 30 November 2026 at 10:00 GMT, 45 minutes`, and its place below. Undefined for an
 * unknown time zone.
 */
export const formatInterview = ({ at, minutes, place }: Interview, timeZone = 'UTC'): string | undefined => {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    const when = format.format(new Date(at)) + (minutes ? `, ${minutes} minutes` : '');
    return [when, place].filter(Boolean).join('\n');
  } catch {
    return undefined;
  }
};
