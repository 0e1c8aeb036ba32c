import { site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import { isEmail } from '../../contract/personRules.ts';

/** Controls that no text needs; line ends and tabs stay. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Surrogate}]/gu;

/** A longer text for the body of a mail: line ends as `\n`, other controls as blanks. */
export const bodyText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');

const oneLine = (text: string): string => bodyText(text).replace(/\s+/g, ' ').trim();

/** Names and values under each other, each on a line of its own, so that no value can pass for another field. */
export const bodyFields = (fields: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...fields.map(([name]) => name.length)) + 1;
  return fields.map(([name, value]) => `${`${name}:`.padEnd(width)} ${oneLine(value)}`.trimEnd()).join('\n');
};

/** Controls, line and direction controls, broken characters: none has a place in a header. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const MAX_LENGTH = 200;

const cut = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text;
  const kept = text.slice(0, MAX_LENGTH - 1);
  // Not in the middle of a character.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
};

/**
 * A text as one line of at most 200 UTF-16 units that can stand in a mail's header: whatever would break the line is
 * a blank, and what looks like an encoded word (`=?utf-8?…?=`) stays the text it is, because nodemailer lets such
 * words through and mail programs would decode them (docs/requirements.md, MAIL-5).
 */
export const headerText = (text: string): string =>
  cut(text.replace(UNSAFE, ' ').replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim());

/**
 * A person's address as the one Reply-To; null where it cannot stand in a header that every mail server takes (letters
 * beyond ASCII before the @ would need SMTPUTF8). The body holds it in any case.
 */
export const replyToOf = (address: string): string | null => {
  const [local = ''] = address.split('@');
  return isEmail(address) && /^[\x21-\x7e]+$/.test(local) ? address : null;
};

/** An address of the site in full: at the public address that the build was told, or the company's own. */
export const absoluteUrl = (path: string): string => `${buildSettings.siteUrl || site.url}${path}`;
