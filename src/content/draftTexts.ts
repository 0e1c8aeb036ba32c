/** Texts about a draft on the visitor's device, the same for all forms. */
export const draftTexts = {
  restored: 'We have kept what you typed on this device, and filled it in again.',
  mayHaveArrived:
    'Whether your last attempt arrived could not be confirmed. Send it again as it is: it is taken once only.',
  kept: 'What you type is kept on this device until you send or discard it.',
  discard: 'Discard draft',
  discarded: 'Draft discarded. Nothing of it is left on this device.',
} as const;
