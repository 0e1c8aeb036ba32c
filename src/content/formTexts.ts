/** What every form of the site says alike. */
export const formTexts = {
  required: '(required)',
  optional: '(optional)',
  /** Before an error's sentence, for those who do not see its colour; before the page's title while it stands. */
  errorPrefix: 'Error:',
  summaryTitle: 'There is a problem',
  removeFile: 'Remove',
  dropHere: 'or drop it here',
} as const;
