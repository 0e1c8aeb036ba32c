/** What every form of the site says alike. */
export const formTexts = {
  required: '(required)',
  optional: '(optional)',
  /** Before an error's sentence, for those who do not see its colour; before the page's title while it stands. */
  errorPrefix: 'Error:',
  summaryTitle: 'There is a problem',
  removeFile: 'Remove',
  dropHere: 'or drop it here',
  /** Label of the field that nobody sees; for those whose reader finds it all the same. */
  trap: 'Leave this field empty',
} as const;

/** When a refused attempt may be made again; `seconds` is what the server asked for, if it did. */
export const whenAgain = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Wait a minute first.';
  if (seconds < 90) return `Try again in ${Math.max(seconds, 1)} ${seconds <= 1 ? 'second' : 'seconds'}.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
};
