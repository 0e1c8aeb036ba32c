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
