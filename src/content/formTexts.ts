import { excessLength, type TextLength } from '../contract/textLength.ts';

/** Texts that all forms share. */
export const formTexts = {
  required: '(required)',
  optional: '(optional)',
  /** Prefix of error messages, so that colour is not their only mark, and of the page's title while there are errors. */
  errorPrefix: 'Error:',
  summaryTitle: 'There is a problem',
  removeFile: 'Remove',
  dropHere: 'or drop it here',
  droppedOutside: 'The file was dropped beside the field and not taken. Drop it into the field.',
  droppedSeveral: (files: number) => `You dropped ${files} files, and none was taken. Drop one file only.`,
  /** Label of the honeypot, for screen readers that still announce it. */
  honeypot: 'Leave this field empty',
} as const;

/** Shown while a request is retried, followed by phone number and email address. */
export const contactWhileRetryingTexts = {
  otherwise: 'We keep trying for a moment. You need not wait: call',
  orWrite: 'or write to',
} as const;

/** When a refused request may be repeated. `seconds` is the server's Retry-After, if any. */
export const toRetryText = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Wait a minute first.';
  if (seconds < 90) return `Try again in ${Math.max(seconds, 1)} ${seconds <= 1 ? 'second' : 'seconds'}.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
};

/** A sentence about a time-out that names the time that the visitor waited, with all attempts. */
export const toWaitedText = (waitedMs = 0): string => {
  const seconds = Math.max(1, Math.round(waitedMs / 1000));
  if (seconds < 90) return `No answer came within ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  return `No answer came within ${Math.round(seconds / 60)} minutes.`;
};

/** Fields of at least this maximum length show how many characters are left. Others only report an excess. */
const LONG_TEXT_LENGTH = 500;
/** The count is shown when this share of the maximum length is used. */
const NEARLY_FULL_SHARE = 0.9;

const countCharacters = (count: number): string =>
  count === 1 ? '1 character' : `${count.toLocaleString('en-GB')} characters`;

/** The note on the text's length below its field; empty if none is needed. */
export const toLengthNote = (length: TextLength): string => {
  const { text, max } = length;
  const excess = excessLength(length);
  if (excess > 0) return `${countCharacters(excess)} too many`;
  const used = text.trim().length;
  return max >= LONG_TEXT_LENGTH && used >= max * NEARLY_FULL_SHARE
    ? `${countCharacters(max - used)} left`
    : '';
};
