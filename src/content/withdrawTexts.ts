/** What is said where an application is withdrawn. */
export const withdrawTexts = {
  title: 'Withdraw and delete',
  what: 'You can withdraw this application at any time. It is then deleted together with your resume and all that we noted about it: at once, and for good. This page is gone with it, so print it before if you want to keep it.',
  mailboxes: 'What our staff were told of it by mail we ask them to delete, too.',
  byMail:
    'So that nobody else can do it, we mail a link to the address you gave. Nothing is deleted before you confirm it there.',
  sendLink: 'Send me the link',
  byAddress: 'So that nobody else can do it, enter the e-mail address you gave in your application.',
  email: 'Your e-mail address',
  withdraw: 'Withdraw and delete my application',
  linkSent: 'A mail with a link is on its way to the address you gave.',
  linkSentAdvice:
    'The link holds for 24 hours. If it does not arrive, look among the unwanted mail before you ask for another one.',
  linkOver: 'This link no longer holds',
  linkOverAdvice:
    'It was used before, it is older than 24 hours, or a newer one was sent. Ask for a new one on the page of your application.',
  toReceipt: 'Back to the confirmation',
  keep: 'Changed your mind? Leave this page: your application stays as it is.',
} as const;

/** Why a withdrawal was refused. */
export const withdrawErrors = {
  missing: 'Enter the e-mail address you gave in your application',
  wrong: 'This is not the address that the application was sent with',
  tooManyTries: 'There were too many attempts for this application – wait a little and try again',
  tooManyMails: 'Several links were sent already – look for them in your mail before you ask for another one',
} as const;
