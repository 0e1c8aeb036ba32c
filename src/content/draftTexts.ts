/** Texts about a draft in the visitor's browser, the same for all forms. */
export const draftTexts = {
  restored: 'We have kept what you typed, and filled it in again.',
  fileNotKept: 'Only the resume has to be chosen again.',
  mayHaveArrived:
    'Whether your last attempt arrived could not be confirmed. Send it again as it is: it is taken once only.',
  kept: 'What you type is kept in this tab until you send or discard it.',
  keptOnDevice: 'What you type is kept on this device for a week, or until you send or discard it.',
  keep: 'Keep on this device',
  keepHint:
    'Keeps what you type in this browser for a week, even after you close the tab. Your resume is not kept. Leave it unticked on a computer that others use.',
  discard: 'Discard draft',
  discarded: 'Draft discarded. This form no longer keeps it.',
  /** On the careers pages: an application was begun and not sent. */
  continue: 'Continue your application',
  waits: 'Your draft waits there.',
} as const;
