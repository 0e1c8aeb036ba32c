import { storedOfApplication } from '../../content/storedTexts.ts';
import { formatDays, hiringSteps, readingTexts } from '../../content/hiringTexts.ts';
import { site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { isEmail } from '../../contract/personRules.ts';

/** Control characters, except line breaks, of which U+0085 is one (Unicode, "next line"), and tabs. */
const CONTROL_CHARACTERS = /(?![\n\t\u0085])[\p{Cc}\p{Surrogate}]/gu;

/** Cleans a text for an email's body: line breaks become `\n`, other control characters become spaces. */
export const toBodyText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, ' ');

/** Cleans a text like `toBodyText`, and joins its lines. */
export const toOneLine = (text: string): string =>
  toBodyText(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();

/** Formats one field per line, so that no value can imitate another field. */
export const formatFields = (fields: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...fields.map(([name]) => name.length)) + 1;
  return fields
    .map(([name, value]) => `${`${name}:`.padEnd(width)} ${toOneLine(value)}`.trimEnd())
    .join('\n');
};

/** Control, line and direction characters and lone surrogates, which a header must not contain. */
const UNSAFE_IN_HEADER =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const MAX_LENGTH = 200;

const truncate = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text;
  const short = text.slice(0, MAX_LENGTH - 1);
  // Does not cut a surrogate pair in half.
  return `${short.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
};

/**
 * Cleans a text for an email's header: one line of at most 200 UTF-16 units. Line breaks become spaces. `=?` is split,
 * because nodemailer leaves encoded words (`=?utf-8?…?=`) as they are, and mail programs would decode them.
 */
export const toHeaderText = (text: string): string =>
  truncate(text.replace(UNSAFE_IN_HEADER, ' ').replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim());

/**
 * Returns a person's address for Reply-To; null if some mail servers would refuse it (non-ASCII letters before the @
 * need SMTPUTF8). The body contains it in any case.
 */
export const toReplyTo = (address: string): string | null => {
  const [local = ''] = address.split('@');
  return isEmail(address) && /^[\x21-\x7e]+$/.test(local) ? address : null;
};

/** Returns the absolute URL of a path, at the build's SITE_URL or the sample company's. */
export const toAbsoluteUrl = (path: string): string => `${buildSettings.siteUrl || site.url}${path}`;

const describeSource = (what: string, person: string) =>
  `${what} came in through the ${site.name} site. Your reply to this email goes to ${person}.`;

const stepNames = Object.values(hiringSteps)
  .map(({ title }) => title)
  .join(', ');

/** Composes an email to staff that says only that something came and where it is, with nothing that a person sent. */
export const composeNotice = (
  notice: string,
  { subject, path, deskUrl }: { subject: string; path: string; deskUrl: string },
) => ({
  reply_to: null,
  subject: toHeaderText(subject),
  body: `${notice}${deskUrl === '' ? '' : `\n\n${deskUrl}${path}`}\n`,
});

/** The fixed texts of the emails. */
export const mailTexts = {
  contact: {
    subject: 'Message',
    notice: 'A new message has come: open it at the staff desk.',
    opening: describeSource('A message', 'the sender'),
    textTitle: 'Message:',
    noText: '(none)',
  },
  enquiry: {
    subject: 'Enquiry',
    notice: 'A new enquiry has come: open it at the staff desk.',
    opening: describeSource('An enquiry', 'the sender'),
    textTitle: 'Message:',
    noText: '(none)',
  },
  application: {
    subject: 'Application',
    notice: (job: string, reference: string) =>
      `A new application for ${job} has come, with the reference ${reference}: open it at the staff desk.`,
    limitedNotice: (reference: string) =>
      `A new application has come, with the reference ${reference}, for an opening that not everybody may see: open it at the staff desk.`,
    opening: describeSource('An application', 'the applicant'),
    suspect: '[suspected spam]',
    repeat: 'The same address applied for this opening before; this application is the newest.',
    desk: 'It is in the staff desk, with its resume.',
    unscanned: 'The resume is not attached: the virus scanner did not check it.',
  },
  receipt: {
    subject: 'Your application has arrived',
    opening: `We have your application to ${site.name}.`,
    next: (day: string) =>
      `${readingTexts.withDate(formatDays(buildSettings.replyWithinDays), day)}\nThe steps: ${stepNames}.`,
    earlier: (at: string) =>
      `You applied for this job before, on ${at}. Both applications are stored, and we look at the newest first.`,
    address: (url: string) => `See its status, or withdraw and delete it: ${url}`,
    stored: `We keep what you entered: ${storedOfApplication}, and the resume.`,
    keepReference:
      'Please keep the reference. To ask about your application, or to have it removed, reply to this email and quote it.',
    wrongRecipient:
      'This email goes to the address given in the application. If you did not apply, someone entered your address by mistake: tell us, and we will remove it.',
  },
  withdrawal: {
    subject: 'Confirm your withdrawal',
    opening: `Someone who knows the address of your confirmation asked ${site.name} to withdraw this application:`,
    confirm: (url: string) =>
      `To withdraw it, and have it deleted with your resume, open this link and confirm:\n${url}`,
    validFor: 'The link is valid for 24 hours, and only until you ask for another.',
    otherwise: 'If it was not you, do nothing: without your confirmation the application stays as it is.',
  },
  withdrawn: {
    subject: 'Your application is withdrawn and deleted',
    opening: (reference: string, job: string) =>
      `Your application ${reference} for the job ${job} is withdrawn. It is deleted together with your resume.`,
    lastEmail: `This is the last email about it; your address is deleted from our list of emails too. ${site.name} wishes you all the best.`,
  },
  erasedNotice: {
    subject: 'Erased: please delete your copies',
    opening: (kind: string) =>
      `Erased from the database, because the period has ended or the person asked for it (each line is the reference of ${kind}):`,
    delete: 'Please delete the emails that announced them, and any copies that you have made.',
  },
  withdrawnNotice: {
    subject: 'Withdrawn',
    opening: (reference: string, job: string) =>
      `Application ${reference} for the job ${job} was withdrawn, and is deleted from the database.`,
    limitedOpening: (reference: string) =>
      `Application ${reference} was withdrawn, and is deleted from the database.`,
    delete: 'Please delete the email that announced it, and any copy of the resume that you have made.',
  },
} as const;
