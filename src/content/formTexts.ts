import { excessLength, type TextLength } from '../contract/textLength.ts';

/** What every form of the site says alike. */
export const formTexts = {
  required: '(required)',
  optional: '(optional)',
  /** Before an error's sentence, for those who do not see its colour; before the page's title while it stands. */
  errorPrefix: 'Error:',
  summaryTitle: 'There is a problem',
  removeFile: 'Remove',
  dropHere: 'or drop it here',
  droppedBeside: 'The file was dropped beside the field and not taken. Drop it into the field.',
  droppedSeveral: (files: number) => `You dropped ${files} files, and none was taken. Drop one file only.`,
  /** Label of the honeypot, for screen readers that announce it anyway. */
  honeypot: 'Leave this field empty',
} as const;

/** What is said while an attempt is repeated; phone and mail stand behind them. */
export const stillTryingTexts = {
  otherwise: 'We keep trying for a moment. You need not wait: call',
  orWrite: 'or write to',
} as const;

/** When a refused attempt may be repeated; `seconds` is the server's Retry-After, if it sent one. */
export const whenAgain = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Wait a minute first.';
  if (seconds < 90) return `Try again in ${Math.max(seconds, 1)} ${seconds <= 1 ? 'second' : 'seconds'}.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
};

/** From this length on a field tells how much is left; a shorter one speaks up only when it is too long. */
const LONG_TEXT = 500;
/** Share of the length from which on the rest is counted. */
const NEAR = 0.9;

const inCharacters = (count: number): string =>
  count === 1 ? '1 character' : `${count.toLocaleString('en-GB')} characters`;

/** What is said of a text's length, below its field; empty while there is nothing to say. */
export const lengthNote = (length: TextLength): string => {
  const { text, max } = length;
  const excess = excessLength(length);
  if (excess > 0) return `${inCharacters(excess)} too many`;
  const used = text.trim().length;
  return max >= LONG_TEXT && used >= max * NEAR ? `${inCharacters(max - used)} left` : '';
};
