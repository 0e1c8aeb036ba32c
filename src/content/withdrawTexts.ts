/** Texts of the page that withdraws an application. */
export const withdrawTexts = {
  title: 'Withdraw and delete',
  what: 'You can withdraw this application at any time. It is then deleted together with your resume and all that we noted about it: at once from our database, and after 30 days from every backup. This page goes with it, so print it first if you want to keep it.',
  mailboxes: 'Our staff are told of applications by email, and we ask them to delete such emails as well.',
  byMail:
    'To be sure that it is you, we send a link to the address you gave. Nothing is deleted until you confirm it there.',
  sendLink: 'Send me the link',
  byAddress: 'To be sure that it is you, we ask for the email address you gave in your application.',
  email: 'Your email address',
  withdraw: 'Withdraw and delete my application',
  linkSent: 'An email with a link is on its way to the address you gave.',
  linkSentAdvice:
    'The link is valid for 24 hours. If it does not arrive, look in your junk folder before you ask for another.',
  linkInvalid: 'This link is no longer valid',
  linkInvalidAdvice:
    'It was used before, it is older than 24 hours, or a newer one was sent. Ask for a new one on the page of your application.',
  toReceipt: 'Back to the confirmation',
  keep: 'Changed your mind? Leave this page: your application stays as it is.',
} as const;

/** Why a withdrawal was refused. */
export const withdrawErrors = {
  missing: 'Enter the email address you gave in your application',
  wrong: 'This is not the address that the application was sent with',
  tooManyTries: 'There were too many attempts for this application – wait a little and try again',
  tooManyMails: 'Several links were sent already – look for them in your mailbox before you ask for another',
} as const;
